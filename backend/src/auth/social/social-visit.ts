import type { FastifyRequest } from 'fastify';
import { type Visitor, visitorOf } from '../../kernel/http/access.decorators';
import type { CurrentSession } from '../sessions/current-session';
import type { Login } from '../sessions/session.service';
import type { Provider } from './provider';

/** Request of a browser that starts a sign-in or comes back from a provider. */
export type SocialVisit = {
  readonly provider: Provider;
  readonly visitor: Visitor;
  readonly session: CurrentSession | null;
  readonly query: URLSearchParams;
  /** True when a page of another site caused the request. */
  readonly isCrossSite: boolean;
};

/** Result of a successful sign-in, and the path to which the visitor returns. */
export type SocialOutcome = { readonly returnTo: string } & (
  | { readonly kind: 'login'; readonly login: Login }
  /** `sid`: the browser's new id, under which the pending sign-in is stored. */
  | { readonly kind: 'pending'; readonly sid: string }
  | { readonly kind: 'linked'; readonly text: string }
);

export function visitOf(provider: Provider, request: FastifyRequest, session: CurrentSession | null): SocialVisit {
  return {
    provider,
    visitor: visitorOf(request),
    session,
    // Fastify's query parser drops repeated parameters; the provider's response must be checked as it came.
    query: new URLSearchParams(/\?.*/u.exec(request.url)?.[0] ?? ''),
    isCrossSite: request.headers['sec-fetch-site'] === 'cross-site',
  };
}
