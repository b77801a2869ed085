import { Clock } from './clock';

const SAMPLES = 3;
/** A correction back by less than this makes the clock wait, so that time does not run backwards. */
const WAITS_UP_TO_MS = 1000;

/** The system's clock, corrected by the database's: instances whose clocks differ agree on what has expired. */
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

  /** Of several answers the quickest one counts; it was true half-way between question and answer. */
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
