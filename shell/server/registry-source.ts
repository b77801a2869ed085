import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, type Registry, type SignedRegistry } from '@alltalent/shared/contracts';
import type { Backends } from './backends';

const POLL_MS = 2000;
const TIMEOUT_MS = 3000;

export type RegistryLog = { warn(context: object, message: string): void; info(context: object, message: string): void };

export type RegistrySource = {
  current(): Registry;
  /** Asks the control plane once; keeps the last good registry when it does not answer or answers nonsense. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
};

/**
 * Which release of each remote visitors get. Polled with an ETag, kept on disk, never replaced by an older revision
 * or by one that another key signed: the first key seen is kept beside it.
 */
export function createRegistrySource(backends: Backends, stateDir: string, log: RegistryLog): RegistrySource {
  const file = join(stateDir, 'registry.json');
  let signed = readKept(file);
  let registry: Registry = signed ? parse(signed) : { revision: 0, issued_at: 0, expires_at: 0, rollouts: [] };
  let etag: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wasReachable = true;

  function accept(next: SignedRegistry): void {
    if (signed && signed.public_key !== next.public_key) throw new Error('the registry is signed with another key');
    if (!isSignedWell(next)) throw new Error('the signature of the registry is wrong');
    const parsed = parse(next);
    if (parsed.revision < registry.revision) throw new Error(`revision ${parsed.revision} is older than ${registry.revision}`);
    registry = parsed;
    signed = next;
    keep(file, stateDir, next);
    log.info({ revision: parsed.revision }, 'registry taken over');
  }

  async function refresh(): Promise<void> {
    try {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      const response = await backends.read(ENDPOINTS.registry.path, { headers, timeoutMs: TIMEOUT_MS });
      if (response.status === 200) {
        accept((await response.json()) as SignedRegistry);
        etag = response.headers.get('etag') ?? undefined;
      } else if (response.status !== 304) throw new Error(`status ${response.status}`);
      wasReachable = true;
    } catch (error) {
      if (wasReachable) log.warn({ reason: String(error), revision: registry.revision }, 'registry not refreshed, the last good one stays');
      wasReachable = false;
    }
  }

  const loop = async (): Promise<void> => {
    await refresh();
    timer = setTimeout(() => void loop(), POLL_MS);
    timer.unref();
  };

  return { current: () => registry, refresh, start: () => void loop(), stop: () => clearTimeout(timer) };
}

function isSignedWell({ payload, signature, public_key: publicKey }: SignedRegistry): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
}

function parse({ payload }: SignedRegistry): Registry {
  return JSON.parse(payload) as Registry;
}

function readKept(file: string): SignedRegistry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SignedRegistry;
  } catch {
    return undefined;
  }
}

function keep(file: string, folder: string, signed: SignedRegistry): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(signed));
  renameSync(`${file}.new`, file);
}
