import type { JobContent } from '@alltalent/shared/contracts';
import { readContent } from './blank-job';

const VERSION = 1;
export const STORED_DAYS = 30;
const STORED_MS = STORED_DAYS * 86_400_000;

export type Stored = {
  readonly content: JobContent;
  /** Who wrote it; '' for a visitor. */
  readonly owner: string;
  /** What was with the server when it was written. */
  readonly revision: number;
};

/** Fallback where storage is not available. Copies removed by a logout must not come back from it, so it is not a second store. */
const memory = new Map<string, string>();

/** Local copy of an unsaved job: of a new job ('new') or of one of the user's. Deleted after 30 days. */
export class LocalCopy {
  private readonly key: string;

  constructor(job: number | 'new', owner: string) {
    this.key = job === 'new' ? 'post-a-job.new' : `post-a-job.${owner}.${job}`;
  }

  read(now = Date.now()): Stored | null {
    const stored = parse(this.readText());
    if (stored === null || now - stored.at > STORED_MS || now < stored.at) {
      if (stored !== null) this.remove();
      return null;
    }
    return stored;
  }

  write(stored: Stored): void {
    const text = JSON.stringify({ ...stored, version: VERSION, at: Date.now() });
    try {
      globalThis.localStorage?.setItem(this.key, text);
      memory.delete(this.key);
    } catch {
      memory.set(this.key, text);
    }
  }

  remove(): void {
    memory.delete(this.key);
    try {
      globalThis.localStorage?.removeItem(this.key);
    } catch {
      // Nothing was stored.
    }
  }

  private readText(): string {
    try {
      return globalThis.localStorage?.getItem(this.key) ?? memory.get(this.key) ?? '';
    } catch {
      return memory.get(this.key) ?? '';
    }
  }
}

function parse(text: string): (Stored & { readonly at: number }) | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== VERSION) return null;
    if (!('at' in value) || typeof value.at !== 'number' || !('content' in value)) return null;
    const content = readContent(value.content);
    const owner = 'owner' in value && typeof value.owner === 'string' ? value.owner : '';
    const revision = 'revision' in value && typeof value.revision === 'number' ? value.revision : 0;
    return content && { content, owner, revision, at: value.at };
  } catch {
    return null;
  }
}
