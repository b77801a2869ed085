import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each remote has tokens of its own, so that one squad cannot publish another's remote; the second of its making can be revoked. */
export function publishToken(secretKey: string, remote: string, madeAt = Date.now()): string {
  const second = Math.floor(madeAt / 1000);
  return `${second}.${createHmac('sha256', secretKey).update(`publish:${remote}:${second}`).digest('hex')}`;
}

/** The key publish tokens are derived from: SECRET_KEY, or the one the backend keeps in its data folder. */
export function readSecretKey(dataDir: string): string {
  const fromEnvironment = process.env['SECRET_KEY'];
  if (fromEnvironment) return fromEnvironment;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) throw new Error(`${file} is missing; the backend writes it at its first start. Elsewhere, set PUBLISH_TOKEN.`);
  return readFileSync(file, 'utf8').trim();
}
