import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import type { Size } from './photo-crop';

type Answer = (Size & { readonly pixels?: Uint8Array }) | { readonly failure: string };

const LIBRARY = 'libheif-js/wasm-bundle';
const LONGEST_MS = 20_000;
const MOST_HEAP_MB = 256;
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * Runs in a thread of its own. The file's head tells the size before anything is decoded; a picture of too many pixels is
 * answered by its size alone.
 */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads');
const { library, bytes, mostPixels } = workerData;
try {
  const [image] = new (require(library).HeifDecoder)().decode(bytes);
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels || width * height <= 0) parentPort.postMessage({ width, height });
  else {
    const data = new Uint8ClampedArray(width * height * 4);
    image.display({ data, width, height }, (shown) => {
      if (!shown) return parentPort.postMessage({ failure: 'not decoded' });
      const pixels = new Uint8Array(data.buffer);
      parentPort.postMessage({ width, height, pixels }, [pixels.buffer]);
    });
  }
} catch (error) {
  parentPort.postMessage({ failure: String(error) });
}`;

/** The box at a file's beginning that says what is in it. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return head.startsWith('ftyp') && BRANDS.includes(head.slice(4));
}

/** Decodes a photo as phones make them. Where it has too many pixels they are left out. Throws for what cannot be read. */
export async function decodeHeic(bytes: Uint8Array): Promise<Size & { readonly pixels?: Buffer }> {
  const answer = await ask(bytes);
  if ('failure' in answer) throw new Error(answer.failure);
  const { width, height, pixels } = answer;
  return { width, height, ...(pixels ? { pixels: Buffer.from(pixels.buffer) } : {}) };
}

function ask(bytes: Uint8Array): Promise<Answer> {
  // oxlint-disable-next-line house/no-import-meta -- a file of an installed package lies where the running program finds it
  const library = createRequire(import.meta.url).resolve(LIBRARY);
  const worker = new Worker(WORK, {
    eval: true,
    // The library writes its own words; ours are in the log.
    stdout: true,
    stderr: true,
    workerData: { library, bytes, mostPixels: PROFILE_LIMITS.photoPixels },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'too slow' }), LONGEST_MS);
    worker.once('message', (answer: Answer) => resolve(answer));
    worker.once('error', (error) => resolve({ failure: String(error) }));
    worker.once('exit', () => resolve({ failure: 'ended' }));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
