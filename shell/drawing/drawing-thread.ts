import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { setPageSettings } from '@alltalent/shared/api';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { createBackendFetch } from './backend-fetch';
import { drawPage, type Surroundings } from './draw-page';
import { KeptAnswers } from './kept-answers';
import {
  type DrawnHtml,
  type DrawRequest,
  type FromWorker,
  type GivenAnswer,
  PLACE,
  type ReusedAnswer,
  type ToWorker,
  type WorkerStart,
} from './protocol';
import { ReleaseModules } from './release-modules';
import { Turns } from './turns';

const LONGEST_REASON = 300;
const LONGEST_STACK = 4000;

/** Messages that are handled in the order in which they were sent: a release may be forgotten only after its pages have begun. */
type Preparation = Exclude<ToWorker, { readonly kind: 'answer' | 'cancel' }>;

/** A page that is drawn at this moment, and what it needed no call for. */
type Drawing = { readonly number: number; readonly reused: ReusedAnswer[] };

/** Returns the stack of what was thrown, maybe by another context, whose errors are none of this one. */
function stackOf(error: unknown): string | undefined {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : undefined;
  return typeof stack === 'string' ? stack.slice(0, LONGEST_STACK) : undefined;
}

/** Runs a worker thread that draws pages. Whoever starts it gives it the code of releases, and answers its calls. */
export function runDrawing(surroundings: Surroundings): void {
  const port = parentPort;
  if (!port) throw new Error('The drawing of pages runs in a worker thread.');
  const { settings, progress: shared } = workerData as WorkerStart;
  const progress = new Int32Array(shared);
  const releases = new ReleaseModules();
  const records = new Map<number, RemoteRecord>();
  let last: { readonly key: string; readonly remotes: readonly RemoteRecord[] } = { key: '', remotes: [] };
  const draws = new AsyncLocalStorage<Drawing>();
  const kept = new KeptAnswers();
  const cancels = new Map<number, AbortController>();
  const answers = new Map<number, (answer: GivenAnswer | null) => void>();
  const send = (message: FromWorker) => port.postMessage(message);
  const encoder = new TextEncoder();
  let calls = 0;

  setPageSettings(settings);
  const call = (path: string, draw: number) =>
    new Promise<GivenAnswer | null>((resolve) => {
      calls += 1;
      answers.set(calls, resolve);
      send({ kind: 'call', call: calls, draw, path });
    });
  globalThis.fetch = createBackendFetch(async (path) => {
    const { number, reused } = draws.getStore() ?? { number: 0, reused: [] };
    const known = kept.find(path);
    if (known) {
      reused.push(known.as);
      return known.answer;
    }
    const given = await call(path, number);
    if (given) kept.keep(path, given);
    return given?.answer ?? null;
  });

  /** Returns the records of a page: the array of the page before if they are the same, as the frame computes its menus once for an array. */
  function remotesOf(serials: readonly number[]): readonly RemoteRecord[] {
    const key = serials.join('.');
    if (last.key !== key) last = { key, remotes: serials.flatMap((serial) => records.get(serial) ?? []) };
    return last.remotes;
  }

  async function draw(request: DrawRequest, { number, reused }: Drawing): Promise<void> {
    const { remote, version, release, url, remotes: serials, gone, isMissing = false } = request;
    Atomics.store(progress, PLACE.begun, number);
    const cancel = new AbortController();
    cancels.set(number, cancel);
    const whileBusy = <T>(work: () => T): T => {
      Atomics.store(progress, PLACE.running, number);
      try {
        return work();
      } finally {
        Atomics.store(progress, PLACE.running, 0);
      }
    };
    try {
      const module = whileBusy(() => releases.of(release));
      const remotes = remotesOf(serials);
      const result = await drawPage(
        { module, remote, version, url, remotes, gone, isMissing, signal: cancel.signal, whileBusy },
        surroundings,
      );
      if (result === null) send({ kind: 'failed', draw: number, reason: null });
      else sendDrawn(number, result, reused);
    } catch (error) {
      send({ kind: 'failed', draw: number, reason: String(error).slice(0, LONGEST_REASON), stack: stackOf(error) });
    } finally {
      cancels.delete(number);
    }
  }

  /** Sends a page in UTF-8, which costs less than its texts, and hands the memory over. */
  function sendDrawn(draw: number, { html, data }: DrawnHtml, reused: readonly ReusedAnswer[]): void {
    const result = { html: encoder.encode(html), data: encoder.encode(data) };
    const message: FromWorker = { kind: 'drawn', draw, result, reused };
    port?.postMessage(message, [result.html.buffer, result.data.buffer]);
  }

  function begin(request: DrawRequest): void {
    const drawing: Drawing = { number: request.draw, reused: [] };
    draws.run(drawing, () => void draw(request, drawing));
  }

  function prepare(message: Preparation): void {
    switch (message.kind) {
      case 'release':
        return releases.add(message.release);
      case 'remote':
        return void records.set(message.remote.serial, message.remote.record);
      case 'forget':
        for (const id of message.releases) releases.remove(id);
        for (const serial of message.remotes) records.delete(serial);
        return undefined;
      case 'draw':
        return begin(message);
    }
  }

  // Garbage collection copies what unfinished pages hold, so a page whose answers have arrived is finished before another begins.
  const turns = new Turns<Preparation>((message) => {
    prepare(message);
    return message.kind === 'draw';
  });

  port.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'cancel':
        return cancels.get(message.draw)?.abort(new Error('it took too long'));
      case 'answer':
        answers.get(message.call)?.(message.answer);
        return void answers.delete(message.call);
      default:
        return turns.add(message);
    }
  });
}
