const WATCHED_MS = 2500;
/** Every eighth turn, which is every 20 s, is one of all listeners. */
const TURNS_OF_ALL = 8;
/** A page that nobody has touched for so long is idle. */
const IDLE_MS = 120_000;
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

type Turn = { readonly ofWatched: boolean; readonly ofAll: boolean };

/** Asks while there is no stream: every 20 s, and every 2.5 s where somebody watches a page and uses it. Hidden pages do not ask. */
export class LivePolls {
  private timer: ReturnType<typeof setInterval> | undefined;
  private turns = 0;
  private usedAt = 0;
  private isOfAll = false;

  constructor(private readonly ask: (turn: Turn) => void) {}

  /** `isOfAll`: false while a stream may come back at any moment, so that only watched pages ask. */
  start(isOfAll: boolean): void {
    this.isOfAll = isOfAll;
    if (this.timer) return;
    this.turns = 0;
    this.usedAt = Date.now();
    this.timer = setInterval(this.take, WATCHED_MS);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, this.note, { capture: true, passive: true });
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, this.note, { capture: true });
  }

  private readonly note = (): void => {
    this.usedAt = Date.now();
  };

  private readonly take = (): void => {
    if (document.visibilityState === 'hidden') return;
    this.turns += 1;
    this.ask({ ofWatched: Date.now() - this.usedAt < IDLE_MS, ofAll: this.isOfAll && this.turns % TURNS_OF_ALL === 0 });
  };
}
