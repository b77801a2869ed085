import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { t } from '../messages';
import { DomainError } from '../domain-error';
import type { ContactSheet } from './contact-sheet';

const WITHIN_MS = 30_000;
const AT_ONCE = 2;
/** Sheets that wait; each holds its pictures in memory. */
const MOST_WAITING = 6;
const MEMORY_MB = 256;
const RETRY_SECONDS = 30;

// oxlint-disable-next-line house/no-import-meta -- the thread's program lies beside the running one
const HERE = path.dirname(fileURLToPath(import.meta.url));

const waiting: (() => void)[] = [];
let running = 0;

/** Sets a contact sheet in a thread of its own, so that the server goes on meanwhile. Throws UNAVAILABLE while too many wait. */
export async function renderContactSheet(sheet: ContactSheet): Promise<Buffer> {
  if (running >= AT_ONCE) await waitForTurn();
  else running += 1;
  try {
    return await renderInThread(sheet);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= MOST_WAITING) throw new DomainError('UNAVAILABLE', { detail: t('sheets.busy'), retryAfter: RETRY_SECONDS });
  return new Promise<void>((resolve) => waiting.push(resolve));
}

function renderInThread(sheet: ContactSheet): Promise<Buffer> {
  const { file, options } = programOf();
  const worker = new Worker(file, { ...options, workerData: sheet, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  return new Promise<Buffer>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('The contact sheet took too long.')), WITHIN_MS);
    worker
      .once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
      .once('error', reject)
      .once('exit', (code) => reject(new Error(`The thread of the contact sheet ended with ${code}.`)))
      .once('exit', () => clearTimeout(tooLong));
  }).finally(() => void worker.terminate());
}

/** The built program, or its source, from which tests run: a thread loads TypeScript only with a loader of its own. */
function programOf(): { readonly file: string; readonly options: WorkerOptions } {
  const built = path.join(HERE, 'contact-sheet-thread.mjs');
  if (existsSync(built)) return { file: built, options: {} };
  const source = JSON.stringify(path.join(HERE, 'contact-sheet-thread.ts'));
  return { file: `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`, options: { eval: true } };
}
