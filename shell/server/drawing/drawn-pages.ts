import type { Answers } from './backend-calls';
import type { DrawnBytes } from '../../drawing/protocol';
import type { DrawOutcome } from './draw-outcome';

/** Milliseconds for which a page is sent without a check whether it is still true. */
const UNCHECKED_MS = 2000;
/** Milliseconds after which a page is drawn again in any case: it says how long ago things were. */
const LONGEST_MS = 600_000;
/** Milliseconds for which a page is still sent when the backend does not say whether it is true. */
export const UNANSWERED_MS = 120_000;
const MOST_BYTES = 48 * 1024 * 1024;

export type PageSource = {
  /** Draws the page, and tells the answers it was drawn from. */
  draw(): Promise<{ readonly outcome: DrawOutcome; readonly answers: Answers }>;
  /** Resolves to whether the backend still gives these answers. Rejects when it gives none. */
  areCurrent(answers: Answers): Promise<boolean>;
  /** When the oldest answer of the last drawing or check was asked for, in epoch milliseconds. */
  readonly askedAt: number;
};

type Kept = { readonly drawn: DrawnBytes; readonly answers: Answers; readonly drawnAt: number; readonly size: number; trueAt: number };

/**
 * Pages that were drawn lately. They hold nothing personal: every page is drawn for a visitor without an account. A page that is
 * more than two seconds old is sent only while the backend answers what it answered when the page was drawn.
 */
export class DrawnPages {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<DrawOutcome>>();
  private size = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the page of this key; requests for one page share its drawing and its check. */
  async get(key: string, source: PageSource): Promise<DrawOutcome> {
    const kept = this.kept.get(key);
    if (kept && this.now() - kept.trueAt < UNCHECKED_MS) return kept.drawn;
    const underWay = this.underWay.get(key) ?? this.renew(key, kept, source).finally(() => this.underWay.delete(key));
    this.underWay.set(key, underWay);
    return underWay;
  }

  private async renew(key: string, kept: Kept | undefined, source: PageSource): Promise<DrawOutcome> {
    if (kept && (await this.isCurrent(kept, source))) return kept.drawn;
    const { outcome, answers } = await source.draw();
    this.remove(key);
    if ('html' in outcome) this.keep(key, { drawn: outcome, answers, trueAt: source.askedAt });
    return outcome;
  }

  private async isCurrent(kept: Kept, source: PageSource): Promise<boolean> {
    const asked = this.now();
    if (asked - kept.drawnAt >= LONGEST_MS) return false;
    try {
      const isCurrent = await source.areCurrent(kept.answers);
      if (isCurrent) kept.trueAt = source.askedAt;
      return isCurrent;
    } catch {
      return asked - kept.trueAt < UNANSWERED_MS;
    }
  }

  private keep(key: string, { drawn, answers, trueAt }: Pick<Kept, 'drawn' | 'answers' | 'trueAt'>): void {
    const size = key.length + drawn.html.length + drawn.data.length;
    this.kept.set(key, { drawn, answers, drawnAt: this.now(), size, trueAt });
    this.size += size;
    for (const [oldest] of this.kept) {
      if (this.size <= MOST_BYTES) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
