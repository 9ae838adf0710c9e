import { describe, expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { counted, type Figures, lasting, sum, together } from './figures.ts';

const LAG = 'nodejs_eventloop_lag_p99_seconds';

async function processWith(entries: number, feeds: number, up: number): Promise<Figures> {
  const metrics = new Metrics();
  metrics.entries.inc(entries);
  metrics.feeds.set(feeds);
  metrics.refusals.inc({ code: 'too-many' }, entries);
  metrics.requests.observe({ route: '/', status: '200' }, 0.004);
  metrics.watch('test_up', 'Up.', () => up, 'min');
  metrics.watchCount('test_commits', 'Commits.', () => entries);
  // The figures are read twice, as in life: a second reading must not add up.
  await counted(metrics.registry);
  return JSON.parse(JSON.stringify(await counted(metrics.registry)));
}

const figure = (figures: Figures, name: string) => figures.find((family) => family.name === name)?.values[0]?.value ?? Number.NaN;

describe('figures of several processes', () => {
  it('add up what is counted, and let the worst speak where a sum would hide it', async () => {
    const all = [await processWith(3, 2, 1), await processWith(4, 5, 0)];
    const text = await together(all).metrics();
    for (const line of [
      'stadium_entries_total 7',
      'stadium_feeds 7',
      'stadium_refusals_total{code="too-many"} 7',
      'stadium_http_seconds_bucket{le="0.005",route="/",status="200"} 2',
      'stadium_http_seconds_count{route="/",status="200"} 2',
      'stadium_processes 2',
      'test_up 0',
      'test_commits 7',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const worst = Math.max(...all.map((figures) => figure(figures, LAG)));
    expect(Number(new RegExp(`^${LAG} (\\S+)$`, 'm').exec(text)?.[1])).toBe(worst);
  });

  it('keep of a process that is gone what it counted, not what it had', async () => {
    const gone = sum([sum([[], lasting(await processWith(3, 2, 1))]), lasting(await processWith(1, 1, 1))]);
    expect(figure(gone, 'stadium_entries_total')).toBe(4);
    const text = await together([await processWith(10, 5, 1), gone]).metrics();
    expect(text).toContain('\nstadium_entries_total 14\n');
    expect(text).toContain('\nstadium_feeds 5\n');
    expect(text).toContain('\nstadium_processes 1\n');
  });
});
