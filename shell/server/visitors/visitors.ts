import type { IncomingHttpHeaders } from 'node:http';
import {
  cookieChoiceOf,
  type Experiment,
  formatVisitor,
  KEPT_BY_PAGE,
  type Mac,
  parseVisitor,
  type Visitor,
  VISITOR_COOKIE,
  VISITOR_COOKIE_DAYS,
} from '@alltalent/shared/contracts';
import { isbot } from 'isbot';
import { assign, isSameVisitor, uncounted } from './assignment';
import { cookieOf, setCookie } from './cookies';

const LIFE_SECONDS = VISITOR_COOKIE_DAYS * 86_400;

export type VisitorOptions = {
  readonly mac: Mac;
  /** Whether visitors who have not chosen yet count as having agreed. A refusal is always respected. */
  readonly isConsentImplied: boolean;
  readonly isSecure: boolean;
  /** Makes the ids of new visitors, 22 characters of base64url; random ones unless a simulation repeats its own. */
  readonly newId?: () => string;
};

/** A page view: the visitor's identity in experiments, if they may be counted. */
export type Visit = {
  readonly mayBeCounted: boolean;
  /** Whether the visitor has not chosen yet: they are shown variants, and nothing is stored. */
  readonly isUndecided: boolean;
  /** Whether the request says that the visitor had a page of this site before. */
  readonly hadPage: boolean;
  readonly known: Visitor | null;
  readonly hasCookie: boolean;
  /** Whether a page stored the cookie, so that it is to be replaced by one of the front door. */
  readonly isKeptByPage: boolean;
};

/** What a browser sends with a request for a page that it was sent before: a reload, or a hard link within the site. */
const REPEATED = /max-age=0|no-cache/u;

/** Reads and writes the one cookie that experiments need. */
export class Visitors {
  constructor(private readonly options: VisitorOptions) {}

  read(headers: IncomingHttpHeaders): Visit {
    const value = cookieOf(headers.cookie, VISITOR_COOKIE);
    const choice = cookieChoiceOf(headers.cookie, headers['sec-gpc'] === '1');
    const isPerson = !isProgram(headers['user-agent']);
    const isUndecided = isPerson && choice === null && !this.options.isConsentImplied;
    const mayBeCounted = isPerson && !isUndecided && choice !== 'needed';
    return {
      mayBeCounted,
      isUndecided,
      hadPage: hadPageOf(headers),
      known: mayBeCounted ? parseVisitor(value, this.options.mac) : null,
      hasCookie: value !== undefined,
      isKeptByPage: value?.startsWith(KEPT_BY_PAGE) ?? false,
    };
  }

  /**
   * Returns the visitor with their variants; null for those who refused, and while no experiment runs. Somebody who has not
   * chosen is drawn again for each page; if they had a page before, they may have seen another variant and will count in none.
   */
  assign({ mayBeCounted, isUndecided, hadPage, known }: Visit, experiments: readonly Experiment[]): Visitor | null {
    if (experiments.length === 0 || !(mayBeCounted || isUndecided)) return null;
    const visitor = assign(known, experiments, this.options.newId);
    return isUndecided && hadPage ? uncounted(visitor) : visitor;
  }

  /** Returns what a page shows to somebody who has not chosen, for the page to keep once they allow statistics; null for all others. */
  offerTo({ isUndecided }: Visit, visitor: Visitor | null): string | null {
    if (!isUndecided || visitor === null || Object.keys(visitor.assigned).length === 0) return null;
    return formatVisitor(visitor, this.options.mac);
  }

  /** Returns the cookie to set on a counted page; null when the visitor's cookie is up to date, and for all who may not be counted. */
  cookieOf({ mayBeCounted, known, hasCookie, isKeptByPage }: Visit, visitor: Visitor | null): string | null {
    if (!mayBeCounted || visitor === null || Object.keys(visitor.assigned).length === 0) return hasCookie ? this.removal : null;
    if (known !== null && !isKeptByPage && isSameVisitor(known, visitor)) return null;
    const value = formatVisitor(visitor, this.options.mac);
    return setCookie({ name: VISITOR_COOKIE, value, seconds: LIFE_SECONDS, isSecure: this.options.isSecure });
  }

  /** Set-Cookie value that deletes the cookie. */
  get removal(): string {
    return setCookie({ name: VISITOR_COOKIE, value: '', seconds: 0, isSecure: this.options.isSecure });
  }
}

/** Returns whether a request says that this browser was sent a page of this site before; false where it does not say. */
function hadPageOf(headers: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site'];
  return from === 'same-origin' || headers['if-none-match'] !== undefined || REPEATED.test(headers['cache-control'] ?? '');
}

/** Returns whether the request comes from a program. Every browser sends a User-Agent, so a request without one counts as a program's. */
export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isbot(userAgent);
}
