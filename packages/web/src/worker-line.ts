interface Numbered<T> {
  readonly number: number;
  readonly it: T;
}

/** How much of a piece of work is done, from 0 to 1. */
interface Progress {
  readonly number: number;
  readonly done: number;
}
export type Report = (done: number) => void;

/** A line to a worker. The worker starts with the first question; one that failed is started again with the next. */
export function lineTo<Question, Answer>(start: () => Worker): (question: Question, report?: Report) => Promise<Answer> {
  let worker: Worker | null = null;
  let asked = 0;
  return (question, report) => {
    worker ??= start();
    const thinking = worker;
    const number = ++asked;
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const { signal } = done;
      const answer = ({ data }: MessageEvent<Numbered<Answer> | Progress>) => {
        if (data.number !== number) return;
        if ('done' in data) {
          report?.(data.done);
          return;
        }
        done.abort();
        resolve(data.it);
      };
      const fail = (event: ErrorEvent) => {
        done.abort();
        worker = null;
        thinking.terminate();
        reject(new Error(event.message));
      };
      thinking.addEventListener('message', answer, { signal });
      thinking.addEventListener('error', fail, { signal });
      thinking.postMessage({ number, it: question } satisfies Numbered<Question>);
    });
  };
}

/** The worker's end of the line. */
export function answerWith<Question, Answer>(work: (question: Question, report: Report) => Promise<Answer>): void {
  addEventListener('message', ({ data: { number, it } }: MessageEvent<Numbered<Question>>) => {
    const report = (done: number) => postMessage({ number, done } satisfies Progress);
    work(it, report).then(
      (answer) => postMessage({ number, it: answer } satisfies Numbered<Answer>),
      // The page hears of errors, not of promises that fail.
      (error: unknown) =>
        setTimeout(() => {
          throw error;
        }),
    );
  });
}
