/** What was used lately, up to a number; what was used longest ago goes first. */
export class RecentlyUsed<Id> {
  private readonly ids = new Set<Id>();

  constructor(private readonly most: number) {}

  /** Notes a use. Returns whether it is new. */
  use(id: Id): boolean {
    const isNew = !this.ids.delete(id);
    this.ids.add(id);
    return isNew;
  }

  /** Forgets what is too many, and returns it. */
  takeOldest(): readonly Id[] {
    const oldest = [...this.ids].slice(0, Math.max(0, this.ids.size - this.most));
    for (const id of oldest) this.ids.delete(id);
    return oldest;
  }

  clear(): void {
    this.ids.clear();
  }
}
