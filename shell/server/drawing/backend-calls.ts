import { createHash } from 'node:crypto';
import type { CallAnswer } from '../../drawing/protocol';
import type { Backends } from '../proxy/backends';

/** Milliseconds for one call of a page's loader. */
const CALL_MS = 1000;
const LONGEST_ANSWER = 2 * 1024 * 1024;
const TOO_MANY = 429;

/** Hashes of answers by the path that was asked for. */
export type Answers = ReadonlyMap<string, string>;

/** The calls of one page that is drawn. */
export class BackendCalls {
  /** What the calls were answered. */
  readonly answers = new Map<string, string>();
  private waiting = 0;
  private hasTrouble = false;

  constructor(
    private readonly backends: Backends,
    private readonly ip: string,
  ) {}

  /** Whether a failure of the page may come from the backend: a call has no answer yet, had none in time, or was refused. */
  get areToBlame(): boolean {
    return this.hasTrouble || this.waiting > 0;
  }

  /** Returns what the backend answers a read; null when it does not answer in time. */
  async ask(path: string): Promise<CallAnswer | null> {
    this.waiting += 1;
    try {
      const answer = await this.read(path);
      if (answer === null || isTrouble(answer)) this.hasTrouble = true;
      else this.answers.set(path, hashOf(answer));
      return answer;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Resolves to whether the backend still gives these answers. Rejects when it does not answer. */
  async areCurrent(answers: Answers): Promise<boolean> {
    const same = [...answers].map(async ([path, hash]) => {
      const answer = await this.read(path);
      if (answer === null || isTrouble(answer)) throw new Error('No backend answered.');
      return hashOf(answer) === hash;
    });
    return (await Promise.all(same)).every(Boolean);
  }

  private async read(path: string): Promise<CallAnswer | null> {
    try {
      const headers = { accept: 'application/json', 'x-forwarded-for': this.ip };
      const answer = await this.backends.readText(path, { timeoutMs: CALL_MS, headers });
      return answer.body.length > LONGEST_ANSWER ? null : answer;
    } catch {
      return null;
    }
  }
}

function isTrouble({ status }: CallAnswer): boolean {
  return status === TOO_MANY || status >= 500;
}

function hashOf({ status, contentType, body }: CallAnswer): string {
  return createHash('sha256').update(`${status} ${contentType}\n`).update(body).digest('base64');
}
