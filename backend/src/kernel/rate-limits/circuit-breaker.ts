import type { Clock } from '../clock/clock';

const FAILURES = 5;
const REST_MS = 30_000;

type Changes = { onOpen(): void; onClose(): void };

/** Circuit breaker: opens for 30 s after five failures in a row; then lets one call at a time through until one succeeds. */
export class CircuitBreaker {
  private failures = 0;
  private restsUntil = 0;
  private isTrying = false;

  constructor(
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** Runs `call`; resolves to null when it failed, or was not made because the breaker is open. */
  async run<T>(call: () => Promise<T>): Promise<T | null> {
    const isOpen = this.failures >= FAILURES;
    if (isOpen && (this.isTrying || this.clock.now() < this.restsUntil)) return null;
    this.isTrying = isOpen;
    try {
      const result = await call();
      this.reset();
      return result;
    } catch {
      this.countFailure();
      return null;
    } finally {
      if (isOpen) this.isTrying = false;
    }
  }

  private reset(): void {
    if (this.failures >= FAILURES) this.changes.onClose();
    this.failures = 0;
  }

  private countFailure(): void {
    this.failures += 1;
    if (this.failures < FAILURES) return;
    this.restsUntil = this.clock.now() + REST_MS;
    this.changes.onOpen();
  }
}
