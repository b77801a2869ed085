import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Asset, Release } from '@alltalent/shared/contracts';
import type { ReleaseCode } from '../../drawing/protocol';
import type { LeftPage } from './draw-outcome';

/** Where the release store is served. */
const STORE_BASE = '/r/';
const TIMEOUT_MS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_KEPT = 40;
/** Milliseconds until a file that could not be read is asked for again. */
const AGAIN_MS = 10_000;

type Known = { readonly code: Promise<ReleaseCode | LeftPage>; readonly at: number };

/** What is wrong with the bundle itself, and not with the way to it. */
class BadBundle extends Error {}

/** The code of server bundles, read once by their hash. */
export class ReleaseCodes {
  private readonly known = new Map<string, Known>();

  constructor(
    /** Reads a file by its address. */
    private readonly read: (url: string) => Promise<Uint8Array>,
    private readonly publicUrl: string,
    private readonly onFailure: (release: Pick<Release, 'remote' | 'version'>, reason: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the code of a release, or why there is none. To blame is a release whose file is missing or is not the one that was signed. */
  async of(release: Pick<Release, 'remote' | 'version' | 'base' | 'server'>): Promise<ReleaseCode | LeftPage> {
    const { server } = release;
    if (!server) return { left: 'no-bundle', fault: null };
    const found = this.known.get(server.integrity);
    if (found && ('code' in (await found.code) || this.now() - found.at < AGAIN_MS)) return found.code;
    const code = this.load(server, release.base).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.onFailure(release, reason);
      return error instanceof BadBundle ? { left: 'failed' as const, fault: reason } : { left: 'unreadable' as const, fault: null };
    });
    this.known.set(server.integrity, { code, at: this.now() });
    for (const [oldest] of this.known) if (this.known.size > MOST_KEPT) this.known.delete(oldest);
    return code;
  }

  private async load({ url, integrity }: Asset, base: string): Promise<ReleaseCode> {
    const bytes = await this.read(url);
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (hash !== integrity) throw new BadBundle('its server bundle is another file than the one that was published');
    // Browsers find the absolute address, too (publicPath 'auto').
    return { id: integrity, code: new TextDecoder().decode(bytes), base: new URL(base, this.publicUrl).href };
  }
}

/** Returns a reader of the files of releases: of those in the store from its folder, of others from their origin. */
export function releaseFiles(store: string): (url: string) => Promise<Uint8Array> {
  return (url) => (url.startsWith(STORE_BASE) ? readStored(store, url.slice(STORE_BASE.length)) : fetchFile(url));
}

async function readStored(store: string, name: string): Promise<Uint8Array> {
  const file = resolve(store, name);
  if (!file.startsWith(store + sep)) throw new BadBundle('its server bundle is outside the release store');
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BadBundle('its server bundle is missing') : error;
  });
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if ([404, 410].includes(response.status)) throw new BadBundle('its server bundle is missing');
  if (!response.ok) throw new Error(`its server bundle was answered with ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > MOST_BYTES) throw new BadBundle('its server bundle is too large');
  return bytes;
}
