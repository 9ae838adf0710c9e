import { accept, isName, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/file.ts';
import { each, fields, isCount, oneOf, wrong } from './look.ts';
import { CREST_CHARGES, CREST_DIVISIONS, CREST_OUTLINES, type Crest, MOST_PLAYERS, type Player, type Team } from './team.ts';

export const TEAM_FORMAT = 1;
/** No honest team comes near this length. */
const MAX_TEAM_LENGTH = 20_000;

/** A team of unknown origin. */
export function checkTeam(data: unknown, field: string): Result<Team> {
  const { name, short, colours, crest, players } = fields(data);
  if (!isName(name)) return wrong(`${field}.name`, '"…"');
  if (typeof short !== 'string' || !/^[\p{L}\p{N}]{1,3}$/u.test(short)) return wrong(`${field}.short`, '"ABC"');
  const [one, two] = Array.isArray(colours) ? colours : [];
  if (!isColour(one) || !isColour(two)) return wrong(`${field}.colours`, '["#1a2b3c","#ffffff"]');
  const { outline, division, charge } = fields(crest);
  if (!oneOf(CREST_OUTLINES, outline)) return wrong(`${field}.crest.outline`, CREST_OUTLINES.join(', '));
  if (!oneOf(CREST_DIVISIONS, division)) return wrong(`${field}.crest.division`, CREST_DIVISIONS.join(', '));
  if (!oneOf(CREST_CHARGES, charge)) return wrong(`${field}.crest.charge`, CREST_CHARGES.join(', '));
  const squad = checkPlayers(players, `${field}.players`);
  if (!squad.ok) return squad;
  return accept({ name, short, colours: [one, two], crest: { outline, division, charge }, players: squad.value });
}

export function checkPlayers(data: unknown, field: string): Result<Player[]> {
  const players = each(data, MOST_PLAYERS, field, checkPlayer);
  if (!players.ok) return players;
  const ids = players.value.map(({ id }) => id);
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  return twice < 0 ? players : wrong(`${field}[${twice}].id`, '≠');
}

function checkPlayer(data: unknown, field: string): Result<Player> {
  const { id, name, number } = fields(data);
  if (typeof id !== 'string' || !/^[a-z0-9]{1,16}$/.test(id)) return wrong(`${field}.id`, '"p1"');
  if (!isName(name)) return wrong(`${field}.name`, '"…"');
  if (number !== undefined && !(isCount(number) && number <= 999)) return wrong(`${field}.number`, '0–999');
  return accept({ id, name, ...(number !== undefined && { number }) });
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** A team as a file. */
export function makeTeam(team: Team): string {
  return `${JSON.stringify({ format: TEAM_FORMAT, team }, null, 1)}\n`;
}

/** A team from a file, or from the text of a QR code. */
export function readTeam(text: string): Result<Team> {
  if (text.length > MAX_TEAM_LENGTH) return refuse('too-large', w.team_too_large);
  const start = text.trim();
  if (!start.startsWith('{') && !start.startsWith('[')) return refuse('not-a-team', w.not_a_team);
  let data: unknown;
  try {
    data = JSON.parse(start);
  } catch {
    return refuse('not-a-team', w.not_a_team);
  }
  if (Array.isArray(data)) return checkTeam(unpacked(data), 'team');
  const { format, team } = fields(data);
  if (isCount(format) && format > TEAM_FORMAT) return refuse('newer-format', w.newer_team, { given: format, known: TEAM_FORMAT });
  if (format !== TEAM_FORMAT) return wrong('format', String(TEAM_FORMAT));
  return checkTeam(team, 'team');
}

/** A team as short as a QR code likes it: a list without names of fields, which `readTeam` reads. */
export function packTeam({ name, short, colours, crest, players }: Team): string {
  const { outline, division, charge } = crest;
  const shapes = [CREST_OUTLINES.indexOf(outline), CREST_DIVISIONS.indexOf(division), CREST_CHARGES.indexOf(charge)];
  const squad = players.map((player) => (player.number === undefined ? [player.id, player.name] : [player.id, player.name, player.number]));
  return JSON.stringify([TEAM_FORMAT, name, short, colours.map((colour) => colour.slice(1)).join(''), shapes, squad]);
}

function unpacked(list: readonly unknown[]): unknown {
  const [, name, short, colours, shapes, squad] = list;
  const [outline, division, charge] = Array.isArray(shapes) ? shapes : [];
  const crest: Partial<Record<keyof Crest, unknown>> = {
    outline: CREST_OUTLINES[outline as number],
    division: CREST_DIVISIONS[division as number],
    charge: CREST_CHARGES[charge as number],
  };
  const both = String(colours);
  const players = Array.isArray(squad)
    ? squad.map((item) => {
        const [id, called, number] = Array.isArray(item) ? item : [];
        return { id, name: called, ...(number !== undefined && { number }) };
      })
    : null;
  return { name, short, colours: [`#${both.slice(0, 6)}`, `#${both.slice(6)}`], crest, players };
}
