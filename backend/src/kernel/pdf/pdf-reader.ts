import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const WITHIN_MS = 10_000;
const AT_ONCE = 2;
const MEMORY_MB = 256;

/** Number of pages, and every name in the file's objects, packed ones included. */
export type ReadPdf = { readonly pages: number; readonly names: readonly string[] };

/** Program of the worker thread: a malicious file may take long, so it must not block the server. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } = require(workerData.library);
console.warn = () => undefined;
const names = new Set();
function collect(root) {
  const waiting = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFName) names.add(object.decodeText());
    else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict)
      for (const [name, value] of object.entries()) {
        names.add(name.decodeText());
        waiting.push(value);
      }
  }
}
PDFDocument.load(workerData.bytes, { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: true, parseSpeed: Infinity })
  .then((document) => {
    for (const [, object] of document.context.enumerateIndirectObjects()) collect(object);
    parentPort.postMessage({ pages: document.getPageCount(), names: [...names] });
  })
  .catch(() => parentPort.postMessage(null));
`;

const waiting: (() => void)[] = [];
let reading = 0;

export async function readPdf(bytes: Buffer): Promise<ReadPdf | null> {
  if (reading >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  reading += 1;
  try {
    return await readInThread(bytes);
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

function readInThread(bytes: Buffer): Promise<ReadPdf | null> {
  // oxlint-disable-next-line house/no-import-meta -- the thread loads an installed package from where the running program finds it
  const library = createRequire(import.meta.url).resolve('pdf-lib');
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<ReadPdf | null>((resolve) => {
    const tooLong = setTimeout(() => resolve(null), WITHIN_MS);
    worker
      .once('message', resolve)
      .once('error', () => resolve(null))
      .once('exit', () => clearTimeout(tooLong));
  }).finally(() => void worker.terminate());
}
