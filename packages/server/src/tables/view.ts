import { commitmentOf } from '@pocket-stadium/dice';
import type { TableLine, TableView } from '@pocket-stadium/protocol';
import type { Seat } from '@pocket-stadium/rules';
import type { Room } from './room.ts';
import { seatView, type TableData } from './table.ts';

/** A table as its visitors see it. */
export function tableView({ table, match, notice, seedRow, services }: Room, you: readonly Seat[]): TableView {
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
    commitment: seedRow?.seed ? commitmentOf(seedRow.seed) : null,
    clock: table.clock,
    clocks: match?.clock?.view(services.steady()) ?? null,
    absentAfter: table.absentAfter,
    match: table.match,
    round: table.round,
    seats: table.seats.map(seatView),
    offer,
    entries,
    next: match?.play.next ?? null,
    you: [...you],
    notice,
  };
}

export function tableLine({ id, game, options, status, dice, clock, seats, updated }: TableData): TableLine {
  return { id, game, options, status, dice, clock, seats: seats.map(seatView), updated };
}
