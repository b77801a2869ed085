const WINDOW_MS = 20_000;
const LEAST_MS = 3000;

type Sample = { readonly at: number; readonly sent: number };

/** Estimates how long the rest of an upload takes, from what was sent in the last seconds. */
export class UploadRate {
  private samples: readonly Sample[] = [];

  note(sent: number, at: number): void {
    this.samples = [...this.samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
  }

  forget(): void {
    this.samples = [];
  }

  /** Seconds until the last byte is sent; null while that cannot be told. */
  secondsLeft(total: number): number | null {
    const [first] = this.samples;
    const last = this.samples.at(-1);
    if (!first || !last || last.at - first.at < LEAST_MS || last.sent <= first.sent) return null;
    return ((total - last.sent) * (last.at - first.at)) / (last.sent - first.sent) / 1000;
  }
}
