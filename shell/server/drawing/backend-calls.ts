import type { ReusedAnswer } from '../../drawing/protocol';
import { type Answer, isUsable, type RecentAnswers } from './recent-answers';

/** Hashes of answers by the path that was asked for. */
export type Answers = ReadonlyMap<string, string>;

/** The calls of one page that is drawn, or checked. */
export class BackendCalls {
  /** What the calls were answered. */
  readonly answers = new Map<string, string>();
  private waiting = 0;
  private hasTrouble = false;
  private oldest = Number.POSITIVE_INFINITY;

  constructor(
    private readonly recent: RecentAnswers,
    private readonly ip: string,
    private readonly now: () => number,
  ) {}

  /** When the oldest answer of these calls was asked for, in epoch milliseconds; now while there is none. */
  get askedAt(): number {
    return Math.min(this.oldest, this.now());
  }

  /** Whether a failure of the page may come from the backend: a call has no answer yet, had none in time, or was refused. */
  get areToBlame(): boolean {
    return this.hasTrouble || this.waiting > 0;
  }

  /** Returns what the backend answers a read; null when it does not answer in time. */
  async ask(path: string): Promise<Answer | null> {
    this.waiting += 1;
    try {
      const found = await this.read(path);
      if (found !== null && isUsable(found.answer)) this.answers.set(path, found.hash);
      else this.hasTrouble = true;
      return found;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Notes what a page was drawn from besides its calls. */
  noteReused(reused: readonly ReusedAnswer[]): void {
    for (const { path, hash, askedAt } of reused) {
      this.answers.set(path, hash);
      this.oldest = Math.min(this.oldest, askedAt);
    }
  }

  /** Resolves to whether the backend still gives these answers. Rejects when it does not answer. */
  async areCurrent(answers: Answers): Promise<boolean> {
    const same = [...answers].map(async ([path, hash]) => {
      const found = await this.read(path);
      if (found === null || !isUsable(found.answer)) throw new Error('No backend answered.');
      return found.hash === hash;
    });
    return (await Promise.all(same)).every(Boolean);
  }

  private async read(path: string): Promise<Answer | null> {
    const found = await this.recent.ask(path, this.ip);
    if (found) this.oldest = Math.min(this.oldest, found.askedAt);
    return found;
  }
}
