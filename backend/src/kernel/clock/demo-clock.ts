import { Clock } from './clock';

const DAY_MS = 24 * 3600 * 1000;

/** Clock of a demo site, which testers turn ahead to see what happens in a month. Back at the real time after a restart. */
export class DemoClock extends Clock {
  private ahead = 0;

  constructor(private readonly real: Clock) {
    super();
  }

  now(): number {
    return this.real.now() + this.ahead;
  }

  /** Turns the clock ahead. */
  turn(days: number): void {
    this.ahead += Math.round(days * DAY_MS);
  }
}
