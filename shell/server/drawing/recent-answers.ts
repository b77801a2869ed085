import { createHash } from 'node:crypto';
import type { CallAnswer } from '../../drawing/protocol';
import type { Backends } from '../proxy/backends';

/** Milliseconds for one call of a page's loader. */
const CALL_MS = 1000;
/** Milliseconds for which pages share an answer: half the time for which a page is sent without a check. */
const SHARED_MS = 1000;
const LONGEST_ANSWER = 2 * 1024 * 1024;
/** Characters of an answer that is shared after it has come. */
const LONGEST_SHARED = 64 * 1024;
const TOO_MANY = 429;

/** An answer of the backend, with its hash. */
export type Answer = { readonly answer: CallAnswer; readonly hash: string };
/** An answer that was asked for at a time in epoch milliseconds; null when none came in time. */
export type AskedAnswer = { readonly answer: Promise<Answer | null>; readonly askedAt: number };

/**
 * The backend's answers of the last second. What many pages are drawn from, such as the categories, is asked for once for all of
 * them: every page is drawn for a visitor without an account, so nobody's answer is another's secret.
 */
export class RecentAnswers {
  private readonly known = new Map<string, AskedAnswer>();

  constructor(
    private readonly backends: Pick<Backends, 'readText'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns what the backend answers a read, or answered it a moment ago. `ip` is the visitor's. */
  ask(path: string, ip: string): AskedAnswer {
    this.forgetOld();
    const known = this.known.get(path);
    // Limits are those of the visitor whose page asked first.
    if (known) return { ...known, answer: known.answer.then((found) => (isRefused(found) ? this.read(path, ip) : found)) };
    const asked = { answer: this.read(path, ip), askedAt: this.now() };
    this.known.set(path, asked);
    void asked.answer.then((found) => {
      const isShort = isUsable(found) && found.answer.body.length <= LONGEST_SHARED;
      if (!isShort && this.known.get(path) === asked) this.known.delete(path);
    });
    return asked;
  }

  private forgetOld(): void {
    const oldest = this.now() - SHARED_MS;
    for (const [path, { askedAt }] of this.known) {
      if (askedAt > oldest) break;
      this.known.delete(path);
    }
  }

  private async read(path: string, ip: string): Promise<Answer | null> {
    try {
      const headers = { accept: 'application/json', 'x-forwarded-for': ip };
      const answer = await this.backends.readText(path, { timeoutMs: CALL_MS, headers });
      return answer.body.length > LONGEST_ANSWER ? null : { answer, hash: hashOf(answer) };
    } catch {
      return null;
    }
  }
}

/** Returns whether there is an answer, and it says something of the page. */
export function isUsable(found: Answer | null): found is Answer {
  return found !== null && !isRefused(found) && found.answer.status < 500;
}

function isRefused(found: Answer | null): boolean {
  return found?.answer.status === TOO_MANY;
}

function hashOf({ status, contentType, body }: CallAnswer): string {
  return createHash('sha256').update(`${status} ${contentType}\n`).update(body).digest('base64');
}
