/** The time by `performance.now()`, updated every so often while the page is shown. */
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
