import type { DrawnHtml } from '../../drawing/protocol';
import type { DrawOutcome } from './draw-outcome';

/** Milliseconds for which a page is sent as it is. */
const FRESH_MS = 10_000;
/** Milliseconds for which a page is still sent while a new one is drawn. A profile that was hidden is gone after this time. */
const STALE_MS = 30_000;
const MOST_CHARACTERS = 48 * 1024 * 1024;

type Kept = { readonly drawn: DrawnHtml; readonly at: number; readonly size: number };

/** Pages that were drawn lately. They hold nothing personal: every page is drawn for a visitor without an account. */
export class DrawnPages {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<DrawOutcome>>();
  private size = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the page of this key, drawn by `draw` when it is not kept; requests for one page share the drawing. */
  async get(key: string, draw: () => Promise<DrawOutcome>): Promise<DrawOutcome> {
    const kept = this.kept.get(key);
    const age = kept ? this.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept.drawn;
    const drawing = this.underWay.get(key) ?? this.start(key, draw);
    return kept && age < STALE_MS ? kept.drawn : drawing;
  }

  private start(key: string, draw: () => Promise<DrawOutcome>): Promise<DrawOutcome> {
    const drawing = draw()
      .then((drawn) => {
        this.remove(key);
        if ('html' in drawn) this.keep(key, drawn);
        return drawn;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    return drawing;
  }

  private keep(key: string, drawn: DrawnHtml): void {
    const size = key.length + drawn.html.length + drawn.data.length;
    this.kept.set(key, { drawn, at: this.now(), size });
    this.size += size;
    for (const [oldest] of this.kept) {
      if (this.size <= MOST_CHARACTERS) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
