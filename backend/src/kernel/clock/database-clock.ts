import { Clock } from './clock';

const SAMPLES = 3;
/** A backward correction below this makes the clock stand until time has caught up; a larger one is applied at once. */
const WAITS_UP_TO_MS = 1000;

/** System clock corrected by the database's clock, so that instances whose clocks differ agree on what has expired. */
export class DatabaseClock extends Clock {
  private offset = 0;
  private last = 0;

  constructor(private readonly base: Clock) {
    super();
  }

  now(): number {
    const time = this.base.now() + this.offset;
    const isBack = time < this.last && this.last - time < WAITS_UP_TO_MS;
    this.last = isBack ? this.last : time;
    return this.last;
  }

  /** Sets the correction from the database's time, in milliseconds since 1970. Asks three times and uses the fastest round trip, half of which has passed at the reply. */
  async synchronize(ask: () => Promise<number>): Promise<void> {
    let quickest = Infinity;
    let offset = this.offset;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const asked = this.base.now();
      const theirs = await ask();
      const trip = this.base.now() - asked;
      if (trip >= quickest) continue;
      quickest = trip;
      offset = Math.round(theirs - asked - trip / 2);
    }
    this.offset = offset;
  }
}
