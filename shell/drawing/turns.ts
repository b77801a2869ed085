/**
 * Handles things in the order in which they were added. After each that begins something, it waits for the next turn of the event
 * loop, so that what has arrived for earlier things is handled first.
 */
export class Turns<Thing> {
  private readonly waiting: Thing[] = [];

  /** `handle` returns whether it has begun something. */
  constructor(private readonly handle: (thing: Thing) => boolean) {}

  add(thing: Thing): void {
    this.waiting.push(thing);
    if (this.waiting.length === 1) this.goOn();
  }

  private goOn(): void {
    setImmediate(() => {
      let thing = this.waiting.shift();
      while (thing !== undefined && !this.handle(thing)) thing = this.waiting.shift();
      if (this.waiting.length > 0) this.goOn();
    });
  }
}
