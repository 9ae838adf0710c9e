import { distribution, estimate, estimateRatio, type Tallies } from './figures.ts';
import type { Simulation } from './games.ts';

/** The figures as data: the same seed gives the same text. */
export function toJson({ header, seed, nodes }: Simulation, { games, figures, ratios }: Tallies): string {
  const data = {
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats,
    seed,
    nodes,
    games,
    figures: [...figures].map(([name, figure]) => ({
      ...named(name),
      ...estimate(figure),
      min: figure.min,
      max: figure.max,
      observations: figure.n,
      distribution: distribution(figure),
    })),
    ratios: [...ratios].map(([name, ratio]) => ({ ...named(name), ...estimateRatio(ratio) })),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** One measure a line: figure, seat or side, measure, value. */
export function toCsv({ games, figures, ratios }: Tallies): string {
  const lines = ['figure,of,measure,value', `games,,count,${games}`];
  const add = (name: string, measure: string, value: number) => {
    const { figure, of } = named(name);
    lines.push(`${figure},${of ?? ''},${measure},${value}`);
  };
  for (const [name, figure] of figures) {
    const { mean, se } = estimate(figure);
    add(name, 'mean', mean);
    add(name, 'standard error', se);
    add(name, 'min', figure.min);
    add(name, 'max', figure.max);
    for (const [value, count] of distribution(figure)) add(name, `count of ${value}`, count);
  }
  for (const [name, ratio] of ratios) {
    const { mean, se } = estimateRatio(ratio);
    add(name, 'mean', mean);
    add(name, 'standard error', se);
  }
  return `${lines.join('\n')}\n`;
}

function named(name: string): { readonly figure: string; readonly of?: number } {
  const [figure = '', of] = name.split(' ');
  return of === undefined ? { figure } : { figure, of: Number(of) };
}
