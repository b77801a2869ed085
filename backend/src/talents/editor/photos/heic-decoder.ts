import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import type { Size } from './photo-crop';

type Decoded = (Size & { readonly pixels?: Uint8Array }) | { readonly failure: string };

const LIBRARY = 'libheif-js/wasm-bundle';
const LONGEST_MS = 20_000;
const MOST_HEAP_MB = 256;
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * Source of the worker thread. The file's header gives the size before anything is decoded; for a picture of too many pixels
 * the size alone is posted.
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

/** Tells from the `ftyp` box at the file's beginning whether it is HEIC or HEIF. */
export function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return box.startsWith('ftyp') && BRANDS.includes(box.slice(4));
}

/** Decodes a HEIC photo to RGBA. `pixels` is left out when there are too many. Throws for a file that cannot be read. */
export async function decodeHeic(bytes: Uint8Array): Promise<Size & { readonly pixels?: Buffer }> {
  const decoded = await decodeInWorker(bytes);
  if ('failure' in decoded) throw new Error(decoded.failure);
  const { width, height, pixels } = decoded;
  return { width, height, ...(pixels ? { pixels: Buffer.from(pixels.buffer) } : {}) };
}

function decodeInWorker(bytes: Uint8Array): Promise<Decoded> {
  // oxlint-disable-next-line house/no-import-meta -- a file of an installed package lies where the running program finds it
  const library = createRequire(import.meta.url).resolve(LIBRARY);
  const worker = new Worker(WORK, {
    eval: true,
    // The library prints messages of its own; ours go to the log.
    stdout: true,
    stderr: true,
    workerData: { library, bytes, mostPixels: PROFILE_LIMITS.photoPixels },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  return new Promise<Decoded>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'too slow' }), LONGEST_MS);
    worker.once('message', (decoded: Decoded) => resolve(decoded));
    worker.once('error', (error) => resolve({ failure: String(error) }));
    worker.once('exit', () => resolve({ failure: 'ended' }));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
