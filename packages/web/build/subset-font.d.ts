declare module 'subset-font' {
  /** A value for every axis that is kept: fixed, or a range. */
  export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { readonly targetFormat: 'woff2'; readonly variationAxes: Axes },
  ): Promise<Uint8Array>;
}
