import { bringAll, bringFromTables } from './bring-result.ts';
import { OnlineSeason } from './online-season.svelte.ts';
import { Season } from './season.svelte.ts';

/** A season as a page shows it, and its copy on the server where it has one. */
export interface OpenSeason {
  readonly season: Season;
  online: OnlineSeason | null;
}

/** The season shown last. From one view of it to the next nothing is read again. */
let latest: OpenSeason | null = null;

/** A season of this device, or one that the server has; null where neither knows it. */
export async function openSeason(id: string): Promise<OpenSeason | null> {
  if (latest?.season.id === id) {
    await bringAll(id);
    await latest.season.readAgain();
    return latest;
  }
  await bringAll(id);
  const season = await Season.load(id);
  const secret = OnlineSeason.secretGiven(id);
  latest = season ? ofDevice(season, secret) : await OnlineSeason.open(id, secret);
  // The server may not answer for a while: the season is looked at meanwhile.
  void bringFromTables(id).then((brought) => (brought ? season?.readAgain() : undefined));
  return latest;
}

function ofDevice(season: Season, secret: string | null): OpenSeason {
  const given = secret ?? season.note?.online?.secret ?? null;
  if (secret !== null && season.note) void season.annotate({ online: { secret } });
  return { season, online: season.note?.online || secret !== null ? new OnlineSeason(season, given) : null };
}

/** Notes that the season is on the server from now on, or no longer. */
export function goneOnline(opened: OpenSeason, secret: string | null): void {
  opened.online?.stop();
  opened.online = secret === null ? null : new OnlineSeason(opened.season, secret);
  opened.online?.start();
}

export function closeSeason(): void {
  latest = null;
}
