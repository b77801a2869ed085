import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Asset } from '@alltalent/shared/contracts';

const COMPRESSIBLE = /\.(js|css|svg|json)$/u;

export function assetOf(folder: string, file: string, base: string): Asset {
  return { url: base + file, integrity: integrityOf(readFileSync(join(folder, file))) };
}

/** Returns the hash of a file as in `integrity="sha384-…"`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Writes a .br and a .gz next to every text file, so that no request waits for compression. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressFolder(path);
    else if (COMPRESSIBLE.test(name)) {
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
