/** Source of time for the whole backend, which tests can replace. */
export abstract class Clock {
  /** Milliseconds since 1970. */
  abstract now(): number;
}

export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}
