/** Who watches from where, over all tables of this node. One address may have so many watchers and no more. */
export class Crowd {
  private readonly from = new Map<string, Set<object>>();

  constructor(private readonly most: number) {}

  hasRoom(address: string): boolean {
    return (this.from.get(address)?.size ?? 0) < this.most;
  }

  enter(watcher: object, address: string): void {
    const here = this.from.get(address) ?? new Set();
    this.from.set(address, here.add(watcher));
  }

  leave(watcher: object, address: string): void {
    const here = this.from.get(address);
    if (here?.delete(watcher) && here.size === 0) this.from.delete(address);
  }
}
