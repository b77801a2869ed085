import type { IncomingHttpHeaders } from 'node:http';
import {
  cookieChoiceOf,
  type Experiment,
  formatVisitor,
  type Mac,
  parseVisitor,
  type Visitor,
  VISITOR_COOKIE,
  VISITOR_COOKIE_DAYS,
} from '@alltalent/shared/contracts';
import { isbot } from 'isbot';
import { assign, isSameVisitor } from './assignment';
import { cookieOf, setCookie } from './cookies';

const LIFE_SECONDS = VISITOR_COOKIE_DAYS * 86_400;

export type VisitorOptions = {
  readonly mac: Mac;
  /** Whether visitors who have not chosen yet count as having agreed. A refusal is always respected. */
  readonly isConsentImplied: boolean;
  readonly isSecure: boolean;
};

/** A page view: the visitor's identity in experiments, if they may be counted. */
export type Visit = { readonly mayBeCounted: boolean; readonly known: Visitor | null; readonly hasCookie: boolean };

/** Reads and writes the one cookie that experiments need. */
export class Visitors {
  constructor(private readonly options: VisitorOptions) {}

  read(headers: IncomingHttpHeaders): Visit {
    const value = cookieOf(headers.cookie, VISITOR_COOKIE);
    const mayBeCounted = this.hasAgreed(headers) && !isProgram(headers['user-agent']);
    return { mayBeCounted, known: mayBeCounted ? parseVisitor(value, this.options.mac) : null, hasCookie: value !== undefined };
  }

  /** Returns the visitor with their variants; null when they may not be counted or no experiment runs. */
  assign({ mayBeCounted, known }: Visit, experiments: readonly Experiment[]): Visitor | null {
    return mayBeCounted && experiments.length > 0 ? assign(known, experiments) : null;
  }

  /** Returns the cookie to set on a counted page; null when the visitor's cookie is up to date. */
  cookieOf({ known, hasCookie }: Visit, visitor: Visitor | null): string | null {
    if (visitor === null || Object.keys(visitor.assigned).length === 0) return hasCookie ? this.removal : null;
    if (known !== null && isSameVisitor(known, visitor)) return null;
    const value = formatVisitor(visitor, this.options.mac);
    return setCookie({ name: VISITOR_COOKIE, value, seconds: LIFE_SECONDS, isSecure: this.options.isSecure });
  }

  /** Set-Cookie value that deletes the cookie. */
  get removal(): string {
    return setCookie({ name: VISITOR_COOKIE, value: '', seconds: 0, isSecure: this.options.isSecure });
  }

  private hasAgreed({ cookie, 'sec-gpc': signal }: IncomingHttpHeaders): boolean {
    const choice = cookieChoiceOf(cookie, signal === '1');
    return choice === 'all' || (choice === null && this.options.isConsentImplied);
  }
}

/** Returns whether the request comes from a program. Every browser sends a User-Agent, so a request without one counts as a program's. */
export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isbot(userAgent);
}
