import type { CallAnswer, GivenAnswer, ReusedAnswer } from './protocol';

type Kept = { readonly answer: CallAnswer; readonly until: number; readonly as: ReusedAnswer };

/** Answers that this worker may draw further pages from: each call through the front door takes two messages. */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number = Date.now) {}

  keep(path: string, { answer, shared }: GivenAnswer): void {
    const now = this.now();
    for (const [oldest, { until }] of this.kept) {
      if (until > now) break;
      this.kept.delete(oldest);
    }
    if (shared === undefined || shared.until <= now) return;
    const { hash, askedAt, until } = shared;
    this.kept.delete(path);
    this.kept.set(path, { answer, until, as: { path, hash, askedAt } });
  }

  /** Returns what the backend answered a moment ago; null when it has to be asked. */
  find(path: string): Kept | null {
    const found = this.kept.get(path);
    return found && found.until > this.now() ? found : null;
  }
}
