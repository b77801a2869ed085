import { DomainError } from '../../kernel/domain-error';

const RETRY_SECONDS = 5;

/** Runs costly computations, at most `atOnce` at a time and `mostWaiting` queued; refuses more with UNAVAILABLE, so that a flood cannot exhaust memory. */
export class ComputationQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(compute: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await compute();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) {
      throw new DomainError('UNAVAILABLE', {
        detail: 'Too many people are logging in right now. Please try again.',
        retryAfter: RETRY_SECONDS,
      });
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Starts the next waiting computation, or frees the slot. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
