import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Asset } from '@alltalent/shared/contracts';
import { within } from '@alltalent/shared/federation';

/** Where the release store is served. */
const STORE_BASE = '/r/';
const FETCH_MS = 5000;
/** Milliseconds a page waits for a file; after that it is left to the browser, and the file is there for a later one. */
const WAIT_MS = 1000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Milliseconds until a file that could not be read is asked for again. */
const AGAIN_MS = 10_000;

export type ReadFile = (url: string) => Promise<Uint8Array>;

/** What is wrong with a file itself, and not with the way to it. */
export class BadFile extends Error {}

type Use<Made> = {
  /** The file in a sentence: `its server bundle`. */
  readonly what: string;
  /** Makes what is kept of the file. Throws BadFile for a text that cannot be used. */
  readonly make: (text: string) => Made;
  /** Called once for each attempt that failed, for the log. */
  readonly onFailure: (reason: string) => void;
};

type Known<Made> = { readonly made: Promise<Made>; readonly at: number; hasFailed: boolean };

/** What is made of files of releases: each file is read once and checked against its signed hash. */
export class ReleaseFiles<Made> {
  private readonly known = new Map<string, Known<Made>>();

  constructor(
    private readonly read: ReadFile,
    private readonly mostKept: number,
    private readonly now: () => number,
  ) {}

  /** Resolves to what is made of a file. Rejects with BadFile for a wrong file, with another error when it is not there in time. */
  async get(file: Asset, use: Use<Made>): Promise<Made> {
    const key = `${file.url} ${file.integrity}`;
    const found = this.known.get(key);
    const isUsable = found && (!found.hasFailed || this.now() - found.at < AGAIN_MS);
    return within(isUsable ? found.made : this.start(key, file, use), WAIT_MS, use.what);
  }

  private start(key: string, file: Asset, use: Use<Made>): Promise<Made> {
    const made = this.load(file, use).catch((error: Error) => {
      known.hasFailed = true;
      use.onFailure(error.message);
      throw error;
    });
    const known: Known<Made> = { made, at: this.now(), hasFailed: false };
    this.known.set(key, known);
    for (const [oldest] of this.known) if (this.known.size > this.mostKept) this.known.delete(oldest);
    return made;
  }

  private async load({ url, integrity }: Asset, { what, make }: Use<Made>): Promise<Made> {
    try {
      const bytes = await this.read(url);
      if (integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
        throw new BadFile('is another file than the one that was published');
      return make(new TextDecoder().decode(bytes));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw error instanceof BadFile ? new BadFile(`${what} ${message}`) : new Error(`${what} could not be read: ${message}`);
    }
  }
}

/** Returns a reader of the files of releases: of those in the store from its folder, of others from their origin. */
export function releaseReader(store: string): ReadFile {
  return (url) => (url.startsWith(STORE_BASE) ? readStored(store, url.slice(STORE_BASE.length)) : fetchFile(url));
}

async function readStored(store: string, name: string): Promise<Uint8Array> {
  const file = resolve(store, name);
  if (!file.startsWith(store + sep)) throw new BadFile('is outside the release store');
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BadFile('is missing') : error;
  });
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' });
  if ([404, 410].includes(response.status)) throw new BadFile('is missing');
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > MOST_BYTES) throw new BadFile('is too large');
  return bytes;
}
