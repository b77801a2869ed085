import { hash } from 'node:crypto';
import type { AnswerFacts, CallAnswer, GivenAnswer } from '../../drawing/protocol';
import type { Backends } from '../proxy/backends';

/** Milliseconds for one call of a page's loader. */
const CALL_MS = 1000;
/** Milliseconds for which pages share an answer: half the time for which a page is sent without a check. */
export const SHARED_MS = 1000;
const LONGEST_ANSWER = 2 * 1024 * 1024;
/** Characters of an answer that is shared after it has come. */
const LONGEST_SHARED = 64 * 1024;
const TOO_MANY = 429;

/** An answer of the backend, and whether pages that ask within a second may be drawn from it, too. */
export type Answer = AnswerFacts & { readonly answer: CallAnswer; readonly isShared: boolean };
type Asked = { readonly found: Promise<Answer | null>; readonly askedAt: number };

/**
 * The backend's answers of the last second. What many pages are drawn from, such as the categories, is asked for once for all of
 * them: every page is drawn for a visitor without an account, so nobody's answer is another's secret.
 */
export class RecentAnswers {
  private readonly known = new Map<string, Asked>();

  constructor(
    private readonly backends: Pick<Backends, 'readText'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Resolves to what the backend answers a read, or answered it a moment ago; to null when no answer came in time. `ip` is the visitor's. */
  async ask(path: string, ip: string): Promise<Answer | null> {
    this.forgetOld();
    const known = this.known.get(path);
    if (!known) return this.askNow(path, ip);
    const found = await known.found;
    // Limits are those of the visitor whose page asked first.
    return isRefused(found) ? this.read(path, ip) : found;
  }

  private async askNow(path: string, ip: string): Promise<Answer | null> {
    const asked = { found: this.read(path, ip), askedAt: this.now() };
    this.known.set(path, asked);
    const found = await asked.found;
    if (!found?.isShared && this.known.get(path) === asked) this.known.delete(path);
    return found;
  }

  private forgetOld(): void {
    const oldest = this.now() - SHARED_MS;
    for (const [path, { askedAt }] of this.known) {
      if (askedAt > oldest) break;
      this.known.delete(path);
    }
  }

  private async read(path: string, ip: string): Promise<Answer | null> {
    const askedAt = this.now();
    try {
      const headers = { accept: 'application/json', 'x-forwarded-for': ip };
      const answer = await this.backends.readText(path, { timeoutMs: CALL_MS, headers });
      if (answer.body.length > LONGEST_ANSWER) return null;
      return { answer, hash: hashOf(answer), askedAt, isShared: isUsable(answer) && answer.body.length <= LONGEST_SHARED };
    } catch {
      return null;
    }
  }
}

/** Returns an answer as the drawing worker gets it. */
export function given({ answer, hash, askedAt, isShared }: Answer): GivenAnswer {
  return isShared ? { answer, shared: { hash, askedAt, until: askedAt + SHARED_MS } } : { answer };
}

/** Returns whether an answer says something of the page. */
export function isUsable({ status }: CallAnswer): boolean {
  return status !== TOO_MANY && status < 500;
}

function isRefused(found: Answer | null): boolean {
  return found?.answer.status === TOO_MANY;
}

function hashOf({ status, contentType, body }: CallAnswer): string {
  return hash('sha256', `${status} ${contentType}\n${body}`, 'base64');
}
