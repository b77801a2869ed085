import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Asset } from '@alltalent/shared/contracts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8_000_000;

/** What became of looking at a file. unknown: nobody answered, or with an error of a server. */
export type FileState = 'there' | 'missing' | 'changed' | 'unknown';

/** Fetches a file as a browser does and compares its hash. */
export async function stateOfServed({ url, integrity }: Asset, site: string): Promise<FileState> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(new URL(url, site), { signal, redirect: 'error' });
    if ([404, 410].includes(response.status)) return 'missing';
    if (!response.ok || !response.body) return 'unknown';
    return (await hashOf(response.body)) === integrity ? 'there' : 'changed';
  } catch {
    return 'unknown';
  }
}

/** Reads a file of a folder and compares its hash. */
export async function stateOfStored(path: string, integrity: string): Promise<FileState> {
  try {
    return (await hashOf(createReadStream(path))) === integrity ? 'there' : 'changed';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unknown';
  }
}

/** Returns the hash as `integrity` has it; null for a file that is larger than any of a release. */
async function hashOf(parts: AsyncIterable<Uint8Array>): Promise<string | null> {
  const hash = createHash('sha384');
  let size = 0;
  for await (const part of parts) {
    size += part.byteLength;
    if (size > MOST_BYTES) return null;
    hash.update(part);
  }
  return `sha384-${hash.digest('base64')}`;
}
