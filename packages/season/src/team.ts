/** Somebody on a team. The id is unique within the team and stays when the name or the order changes. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly number?: number;
}

export const CREST_OUTLINES = ['shield', 'disc', 'pennant', 'diamond', 'square'] as const;
export const CREST_DIVISIONS = ['plain', 'halves', 'stripes', 'diagonal', 'chevron', 'cross'] as const;
export const CREST_CHARGES = ['none', 'ball', 'star', 'bat', 'die', 'ring', 'crown', 'wing', 'wave', 'tree'] as const;

/** A crest made from a few shapes, in the colours of its team. */
export interface Crest {
  readonly outline: (typeof CREST_OUTLINES)[number];
  readonly division: (typeof CREST_DIVISIONS)[number];
  readonly charge: (typeof CREST_CHARGES)[number];
}

/** A team: what it is called, how it looks, who is on it. */
export interface Team {
  readonly name: string;
  /** Three letters or figures for narrow columns. */
  readonly short: string;
  /** Two colours, `#rrggbb`. */
  readonly colours: readonly [string, string];
  readonly crest: Crest;
  /** In batting order, the bench after them; a squad in games that know no batting order. */
  readonly players: readonly Player[];
}

export const MOST_PLAYERS = 40;
