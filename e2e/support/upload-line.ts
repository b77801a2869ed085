import type { Page, Route } from '@playwright/test';

/** The line of a page's uploads. A test holds a request on its way, and cuts it or lets it go. */
export class UploadLine {
  private held: Route | null = null;
  private arrived: () => void = () => undefined;
  private holdAt = Infinity;
  private parts = 0;
  private readonly cuts: Set<number>;

  private constructor(cuts: readonly number[]) {
    this.cuts = new Set(cuts);
  }

  /** Cuts the line at each of these parts, counted from 1. */
  static async of(page: Page, cuts: readonly number[]): Promise<UploadLine> {
    const line = new UploadLine(cuts);
    await page.route('**/api/videos/upload/*', (route) => line.handle(route));
    return line;
  }

  /** Number of parts that were begun. */
  get begun(): number {
    return this.parts;
  }

  /** Holds the part after so many more. Call it before what causes them; the returned function waits for the part. */
  hold(after: number): () => Promise<void> {
    this.holdAt = this.parts + after;
    const arrival = new Promise<void>((resolve) => {
      this.arrived = resolve;
    });
    return () => arrival;
  }

  /** Breaks the part that is held off, as a lost network does. */
  async cut(): Promise<void> {
    await this.held?.abort('internetdisconnected').catch(() => undefined);
    this.held = null;
  }

  private async handle(route: Route): Promise<void> {
    if (route.request().method() !== 'PATCH') return route.continue();
    this.parts += 1;
    if (this.cuts.has(this.parts)) return route.abort('connectionreset');
    if (this.parts < this.holdAt) return route.continue();
    this.holdAt = Infinity;
    this.held = route;
    this.arrived();
    return undefined;
  }
}
