import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a token of a remote (mf_talents), or of a squad (talents), which is valid for the remotes that owners.json of the backend gives
 * to it. It names the second of its creation, so that it can be revoked.
 */
export function publishToken(secretKey: string, holder: string, madeAt = Date.now()): string {
  const second = Math.floor(madeAt / 1000);
  const signed = `${holder.startsWith('mf_') ? 'publish' : 'squad'}:${holder}:${second}`;
  return `${second}.${createHmac('sha256', secretKey).update(signed).digest('hex')}`;
}

/** Returns the key from which publish tokens are derived: SECRET_KEY, or the one that the backend stores in its data folder. */
export function readSecretKey(dataDir: string): string {
  const fromEnvironment = process.env['SECRET_KEY'];
  if (fromEnvironment) return fromEnvironment;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) throw new Error(`${file} is missing; the backend writes it at its first start. Elsewhere, set PUBLISH_TOKEN.`);
  return readFileSync(file, 'utf8').trim();
}
