import type { Command, FeedOf } from '../types.ts';

/** Where requests survive a reload, if they should. */
export interface PendingStorage {
  load(): readonly Command[];
  save(pending: readonly Command[]): void;
}

type Answer = FeedOf<'answer'>;

/** Requests without an answer, in the order in which they were made. */
export class Pending {
  private commands: Command[];
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  constructor(private readonly storage?: PendingStorage) {
    this.commands = [...(storage?.load() ?? [])];
  }

  get list(): readonly Command[] {
    return this.commands;
  }

  add(command: Command): Promise<Answer> {
    this.commands = [...this.commands, command];
    this.storage?.save(this.commands);
    return new Promise((resolve) => this.waiting.set(command.key, resolve));
  }

  settle(answer: Answer): void {
    this.commands = this.commands.filter(({ key }) => key !== answer.key);
    this.storage?.save(this.commands);
    this.waiting.get(answer.key)?.(answer);
    this.waiting.delete(answer.key);
  }
}
