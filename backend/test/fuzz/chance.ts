/** A pseudo-random generator (mulberry32): the same seed gives the same numbers. */
export class Chance {
  constructor(private state: number) {}

  /** Returns a number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isOnceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined && items.length === 0) throw new Error('There is nothing to choose from.');
    return item as T;
  }
}
