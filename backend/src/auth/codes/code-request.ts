import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import type { CodePurpose } from './code-purpose';
import type { Medium } from './medium';

/** A visitor whose browser carries an id; codes are bound to it. */
export type CodeVisitor = Visitor & { readonly sid: string };

/** A browser without an id has not been on a page of the site: it is asked to load one, as for a missing XSRF token. */
export function requireBrowser(visitor: Visitor): CodeVisitor {
  const { sid } = visitor;
  if (sid === null) throw new DomainError('XSRF_REJECTED');
  return { ...visitor, sid };
}

export type CodeRequest = {
  readonly purpose: CodePurpose;
  /** What the code proves. */
  readonly medium: Medium;
  readonly visitor: CodeVisitor;
  /** The account that the medium opens; null for nobody's. */
  readonly accountId?: string | null;
  readonly isCall: boolean;
  /** Where a call goes when the medium is an e-mail address: the account's confirmed phone, or nowhere. */
  readonly callTo?: Medium | null;
  /** A phone that gets the code of a mail too, where it may. */
  readonly copyTo?: Medium;
  /** Wire name of the field that a refused medium stands in. */
  readonly field?: string;
};

export type SentCode = { readonly retryAfter: number; readonly canCall: boolean; readonly isCopied: boolean };
