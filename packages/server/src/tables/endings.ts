import type { Play } from '@pocket-stadium/kernel';

type Hears = (table: string, play: Play) => void;

/** Tells listeners that a match at a table ended on this node. It does not know what follows from that. */
export class Endings {
  private readonly listeners: Hears[] = [];

  listen(hears: Hears): void {
    this.listeners.push(hears);
  }

  tell(table: string, play: Play): void {
    for (const hears of this.listeners) hears(table, play);
  }
}
