/** A source of whole numbers from 0 to `below` - 1, handed in by whoever needs one: the rules have none. */
export type Random = (below: number) => number;
