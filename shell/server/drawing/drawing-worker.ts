import { Worker } from 'node:worker_threads';
import type { PageSettings } from '@alltalent/shared/api';
import {
  type DrawnBytes,
  type DrawRequest,
  type FromWorker,
  type GivenAnswer,
  PLACE,
  PROGRESS_BYTES,
  type ReleaseCode,
  type ReusedAnswer,
  type SerialRemote,
  type ToWorker,
  type WorkerStart,
} from '../../drawing/protocol';
import { RecentlyUsed } from './recently-used';

/** Megabytes for new objects, four times Node's default: with less, collections copy what unfinished pages hold, and keep it long after. */
const YOUNG_MB = 192;
/** Releases whose code a worker keeps: eight remotes, each with a release that is tested or that is about to go. */
const MOST_RELEASES = 16;
const MOST_REMOTES = 100;

/** Why a page was not drawn. `fault` is what its release did wrong, with the stack of what it threw; null when no release is to blame. */
export type Undrawn = { readonly fault: string | null; readonly stack?: string | undefined };

export type DrawJob = Omit<DrawRequest, 'kind' | 'draw' | 'release' | 'remotes'> & {
  readonly release: ReleaseCode;
  readonly remotes: readonly SerialRemote[];
  /** Answers the calls of the page's loaders. */
  readonly call: (path: string) => Promise<GivenAnswer | null>;
  /** Called with what the page was drawn from without a call. */
  readonly onReused?: (answers: readonly ReusedAnswer[]) => void;
};

export type WorkerLimits = {
  /** Milliseconds until a page is given up. */
  readonly drawMs: number;
  /** Megabytes of memory for all code of a worker. */
  readonly memoryMb: number;
};

type Pending = {
  readonly job: DrawJob;
  readonly settle: (outcome: DrawnBytes | Undrawn) => void;
  readonly timer: NodeJS.Timeout;
};

/**
 * A worker thread that draws pages. One that does not answer, ends, or takes too much memory is replaced; of the pages it was
 * drawing, only the one that was running counts as failed. Otherwise one stall of a busy machine could pause a whole release.
 */
export class DrawingWorker {
  private worker: Worker | null = null;
  private progress = new Int32Array(new SharedArrayBuffer(PROGRESS_BYTES));
  private readonly releases = new RecentlyUsed<string>(MOST_RELEASES);
  private readonly remotes = new RecentlyUsed<number>(MOST_REMOTES);
  private readonly pending = new Map<number, Pending>();
  private draws = 0;
  private isStopped = false;

  constructor(
    private readonly file: string,
    private readonly settings: PageSettings,
    private readonly limits: WorkerLimits,
  ) {}

  get load(): number {
    return this.pending.size;
  }

  draw(job: DrawJob): Promise<DrawnBytes | Undrawn> {
    if (this.isStopped) return Promise.resolve({ fault: null });
    const worker = (this.worker ??= this.start());
    this.draws += 1;
    const draw = this.draws;
    const { release, remotes, call: _call, onReused: _onReused, ...request } = job;
    this.provide(worker, job);
    return new Promise((resolve) => {
      const settle = (outcome: DrawnBytes | Undrawn) => {
        clearTimeout(timer);
        if (this.pending.delete(draw)) resolve(outcome);
      };
      const timer = setTimeout(() => this.giveUp(draw), this.limits.drawMs);
      this.pending.set(draw, { job, settle, timer });
      this.post(worker, { kind: 'draw', draw, release: release.id, remotes: remotes.map(({ serial }) => serial), ...request });
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.worker?.terminate();
  }

  private start(): Worker {
    // One that was given up may still write to its own.
    this.progress = new Int32Array(new SharedArrayBuffer(PROGRESS_BYTES));
    this.releases.clear();
    this.remotes.clear();
    const workerData: WorkerStart = { settings: this.settings, progress: this.progress.buffer };
    const worker = new Worker(this.file, {
      workerData,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
      stdout: false,
      stderr: false,
    });
    worker.unref();
    worker.on('message', (message: FromWorker) => this.receive(worker, message));
    worker.on('error', (error) => this.replace(worker, { reason: String(error), culprit: this.suspect() }));
    worker.on('exit', () => this.replace(worker, { reason: 'it ended the process', culprit: this.suspect() }));
    return worker;
  }

  /** Sends a worker what it needs for a page and does not have yet, and tells it what it may forget. */
  private provide(worker: Worker, { release, remotes }: DrawJob): void {
    if (this.releases.use(release.id)) this.post(worker, { kind: 'release', release });
    for (const { serial, record } of remotes)
      if (this.remotes.use(serial)) this.post(worker, { kind: 'remote', remote: { serial, record } });
    const forgotten = { releases: this.releases.takeOldest(), remotes: this.remotes.takeOldest() };
    if (forgotten.releases.length > 0 || forgotten.remotes.length > 0) this.post(worker, { kind: 'forget', ...forgotten });
  }

  private receive(worker: Worker, message: FromWorker): void {
    const found = this.pending.get(message.draw);
    switch (message.kind) {
      case 'call': {
        const answered = found ? found.job.call(message.path) : Promise.resolve(null);
        return void answered.then((answer) => this.post(worker, { kind: 'answer', call: message.call, answer }));
      }
      case 'drawn':
        found?.job.onReused?.(message.reused);
        return found?.settle(message.result);
      case 'failed':
        return found?.settle({ fault: message.reason, stack: message.stack });
    }
  }

  /** A page that takes too long only waits for something, unless its worker does not answer any more. */
  private giveUp(draw: number): void {
    const { worker } = this;
    const found = this.pending.get(draw);
    if (!worker || !found) return;
    const running = this.at(PLACE.running);
    // Code that goes on after a page was given up holds up everything after it.
    if (running === 0 && draw > this.at(PLACE.begun)) return this.replace(worker, { reason: 'the worker did not answer', culprit: null });
    if (running === 0) {
      this.post(worker, { kind: 'cancel', draw });
      return found.settle({ fault: `it took longer than ${this.limits.drawMs} ms` });
    }
    // The running page may be a later one that has its time yet.
    if (running === draw) this.replace(worker, { reason: 'it did not come to an end', culprit: draw });
    else found.settle({ fault: null });
  }

  /** Gives up what a worker was drawing; the next page starts another one. Only the culprit has failed. */
  private replace(worker: Worker, { reason, culprit }: { readonly reason: string; readonly culprit: number | null }): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const [draw, { settle }] of this.pending) settle({ fault: draw === culprit ? reason : null });
    void worker.terminate();
  }

  /**
   * Returns the page that was running, or the newest one when only pages of one release were begun; null when that is not known.
   * A worker that ends before it begins a page is broken itself.
   */
  private suspect(): number | null {
    const running = this.at(PLACE.running);
    if (this.pending.has(running)) return running;
    const begun = [...this.pending].filter(([draw]) => draw <= this.at(PLACE.begun));
    const releases = new Set(begun.map(([, { job }]) => job.release.id));
    return releases.size === 1 ? (begun.at(-1)?.[0] ?? null) : null;
  }

  /** Draws are begun in the order of their numbers. */
  private at(place: number): number {
    return Atomics.load(this.progress, place);
  }

  private post(worker: Worker, message: ToWorker): void {
    worker.postMessage(message);
  }
}
