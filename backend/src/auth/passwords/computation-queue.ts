import { DomainError } from '../../kernel/domain-error';

const RETRY_SECONDS = 5;

/** A few costly computations at once, some more waiting, and a quick refusal beyond: a flood cannot take all memory. */
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

  /** The place goes to the next one, or is free. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
