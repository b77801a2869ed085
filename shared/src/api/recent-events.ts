/** The server sends a new stream the events of its last ten seconds; a new listener of this page gets as much. */
const RECENT_MS = 10_000;

/** What the stream said in the last seconds. */
export class RecentEvents {
  private readonly last = new Map<string, { readonly id: number | null; readonly at: number }>();

  note(kind: string, id: number | null): void {
    const before = this.of(kind);
    this.last.set(kind, { id: before === undefined || before === id ? id : null, at: Date.now() });
  }

  /** Returns the id that recent events of these kinds are about, null for several, and undefined where there was none. */
  ofAll(kinds: readonly string[]): number | null | undefined {
    const ids = kinds.map((kind) => this.of(kind)).filter((id) => id !== undefined);
    return ids.length > 1 ? null : ids[0];
  }

  private of(kind: string): number | null | undefined {
    const event = this.last.get(kind);
    return event && Date.now() - event.at < RECENT_MS ? event.id : undefined;
  }
}
