/**
 * Hands things on in their order, and after each that begins something waits for the next turn of the event loop: whatever has
 * come for what was begun before goes first.
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
