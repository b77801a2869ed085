import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Returns the secret in a file that only this account can read. Creates it with `make` on the first start; processes that start
 * at the same time get the same one.
 */
export function readOrCreateSecret(file: string, make = () => randomBytes(32).toString('hex')): string {
  if (!existsSync(file)) writeOnce(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** Creates the file by a hard link, which appears complete or not at all; the first writer wins. */
function writeOnce(file: string, content: string): void {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(own, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}
