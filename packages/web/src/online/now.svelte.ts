/** The time by `performance.now()`, told anew every so often while somebody looks. */
export class Now {
  at = $state(performance.now());

  constructor(every: number) {
    $effect(() => {
      const timer = setInterval(() => {
        this.at = performance.now();
      }, every);
      return () => clearInterval(timer);
    });
  }
}
