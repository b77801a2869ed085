/** The one source of time, so that tests can move it. Milliseconds since 1970. */
export abstract class Clock {
  abstract now(): number;
}

export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}
