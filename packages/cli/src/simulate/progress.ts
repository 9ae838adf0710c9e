const COLUMNS = 30;
const OFTEN_MS = 100;

/** A bar on the error stream while people wait. Nothing is drawn where nobody looks. */
export function progressBar(total: number, label: (perSecond: number) => string): { update(done: number): void; clear(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { update: () => undefined, clear: () => undefined };
  const started = Date.now();
  let shown = 0;
  return {
    update(done) {
      const now = Date.now();
      if (now - shown < OFTEN_MS && done < total) return;
      shown = now;
      const filled = Math.round((done / total) * COLUMNS);
      const bar = '█'.repeat(filled) + '░'.repeat(COLUMNS - filled);
      const perSecond = (1000 * done) / Math.max(1, now - started);
      stream.write(`\r${bar} ${String(Math.floor((100 * done) / total)).padStart(3)} %  ${label(perSecond)}\u001b[K`);
    },
    clear() {
      stream.write('\r\u001b[K');
    },
  };
}
