/** Runs at most `width` jobs at once, and one for each key: concurrent requests for a key share its result. */
export class RenderQueue<Value> {
  private readonly running = new Map<string, Promise<Value>>();
  private readonly waiting: (() => void)[] = [];
  private active = 0;

  constructor(private readonly width: number) {}

  run(key: string, job: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key);
    if (running) return running;
    const started = this.start(job).finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  private async start(job: () => Promise<Value>): Promise<Value> {
    if (this.active >= this.width) await new Promise<void>((resume) => this.waiting.push(resume));
    else this.active += 1;
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.active -= 1;
    }
  }
}
