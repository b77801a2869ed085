import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import type { CodePurpose } from './code-purpose';
import type { Medium } from './medium';

/** Visitor whose browser has an id, to which codes are bound. */
export type CodeVisitor = Visitor & { readonly sid: string };

/** Refuses a browser without an id, which has loaded no page of the site, with the error of a missing XSRF token. */
export function requireBrowser(visitor: Visitor): CodeVisitor {
  const { sid } = visitor;
  if (sid === null) throw new DomainError('XSRF_REJECTED');
  return { ...visitor, sid };
}

export type CodeRequest = {
  readonly purpose: CodePurpose;
  /** Medium that the code proves. */
  readonly medium: Medium;
  readonly visitor: CodeVisitor;
  /** Account that the medium opens; null for none. */
  readonly accountId?: string | null;
  readonly isCall: boolean;
  /** Confirmed phone of the account, which is called when the medium is an e-mail address; null for none. */
  readonly callTo?: Medium | null;
  /** Phone that also gets the code of a mail, if it may. */
  readonly copyTo?: Medium;
  /** Wire name of the field in which a medium is refused. */
  readonly field?: string;
};

export type SentCode = { readonly retryAfter: number; readonly canCall: boolean; readonly isCopied: boolean };
