import { fill, inEveryLang, type Message, type ValuesFor, type Words } from '@pocket-stadium/kernel';

/** The throws of a chart that lead to the same, and what they lead to. */
export interface ChartRow<V> {
  /** The throws as they are written beside the row: `4, 10`. */
  readonly throws: string;
  readonly values: readonly [V, ...V[]];
}

/** A chart of the rules as rows to print, in the chart's order. Throws that `sameAs` does not tell apart share a row. */
export function chartRows<V>(chart: Iterable<readonly [string | number, V]>, sameAs: (value: V) => string | number): ChartRow<V>[] {
  const rows = new Map<string | number, { throws: (string | number)[]; values: [V, ...V[]] }>();
  for (const [thrown, value] of chart) {
    const key = sameAs(value);
    const row = rows.get(key);
    if (row) {
      row.throws.push(thrown);
      row.values.push(value);
    } else rows.set(key, { throws: [thrown], values: [value] });
  }
  return [...rows.values()].map(({ throws, values }) => ({ throws: throws.join(', '), values }));
}

/** A message filled in every language. */
export function filled<Holes extends string>(message: Message<Holes>, values: ValuesFor<Holes>): Words {
  return inEveryLang((lang) => fill(message, values, lang));
}

/** Several texts in one line. */
export function joined(texts: readonly Words[], separator: string): Words {
  return inEveryLang((lang) => texts.map((text) => text[lang]).join(separator));
}

/** A name as it stands in the middle of a sentence. */
export function inSentence(name: Words): Words {
  return inEveryLang((lang) => name[lang].charAt(0).toLowerCase() + name[lang].slice(1));
}
