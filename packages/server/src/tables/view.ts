import { commitmentOf } from '@pocket-stadium/dice';
import type { Seat } from '@pocket-stadium/kernel';
import type { TableLine, TableView } from '@pocket-stadium/protocol';
import { secondView } from './dice/view.ts';
import type { Room } from './room.ts';
import { seatViews, type TableData } from './table.ts';

/** A table as its visitors see it. */
export function tableView(room: Room, you: readonly Seat[]): TableView {
  const { table, match, notice, seedRow, services } = room;
  const entries = match?.entries ?? 0;
  const offer = table.offer?.n === entries + 1 ? table.offer : null;
  return {
    id: table.id,
    rev: table.rev,
    game: table.game,
    options: table.options,
    status: notice ? 'stopped' : table.status,
    public: table.public,
    dice: table.dice,
    commitment: seedRow?.seed && !table.fair ? commitmentOf(seedRow.seed) : null,
    fair: secondView(room),
    clock: table.clock,
    clocks: match?.clock?.view(services.steady()) ?? null,
    ...(table.series ? { series: seriesView(table.series) } : {}),
    absentAfter: table.absentAfter,
    match: table.match,
    round: table.round,
    seats: seatViews(table),
    offer,
    entries,
    next: match?.play.next ?? null,
    you: [...you],
    notice,
  };
}

function seriesView({ best, games, game, won }: NonNullable<TableData['series']>): NonNullable<TableView['series']> {
  return { ...(best === undefined ? { games } : { best }), game, won: [...won] };
}

export function tableLine(table: TableData): TableLine {
  const { id, game, options, status, dice, clock, updated } = table;
  return { id, game, options, status, dice, clock, seats: seatViews(table), updated };
}
