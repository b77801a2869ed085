import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The content of a file that only this account can read; made at the first start. Several starts at once agree on one. */
export function readOrCreateSecret(file: string, make = () => randomBytes(32).toString('hex')): string {
  if (!existsSync(file)) writeOnce(file, make());
  return readFileSync(file, 'utf8').trim();
}

/** A link appears whole or not at all, so nobody reads half a secret, and the first writer wins. */
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
