import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Asset } from '@alltalent/shared/contracts';

const COMPRESSIBLE = /\.(js|css|svg|json)$/u;

export function assetOf(folder: string, file: string, base: string): Asset {
  const digest = createHash('sha384')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  return { url: base + file, integrity: `sha384-${digest}` };
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
