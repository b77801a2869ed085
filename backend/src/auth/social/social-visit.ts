import type { FastifyRequest } from 'fastify';
import { type Visitor, visitorOf } from '../../kernel/http/access.decorators';
import type { CurrentSession, Login } from '../sessions/session.service';
import type { Provider } from './provider';

/** A request of a browser on its way to a provider or back. */
export type SocialVisit = {
  readonly provider: Provider;
  readonly visitor: Visitor;
  readonly session: CurrentSession | null;
  readonly query: URLSearchParams;
  /** A page of another site made the browser come. */
  readonly isCrossSite: boolean;
};

/** How a sign-in went well, and where the visitor goes on. */
export type SocialOutcome = { readonly returnTo: string } & (
  | { readonly kind: 'login'; readonly login: Login }
  /** `sid`: the new id of the browser, under which the arrival is kept. */
  | { readonly kind: 'arrival'; readonly sid: string }
  | { readonly kind: 'linked'; readonly text: string }
);

export function visitOf(provider: Provider, request: FastifyRequest, session: CurrentSession | null): SocialVisit {
  return {
    provider,
    visitor: visitorOf(request),
    session,
    // Fastify's own reading drops what stands twice; the provider's answer is judged as it came.
    query: new URLSearchParams(/\?.*/u.exec(request.url)?.[0] ?? ''),
    isCrossSite: request.headers['sec-fetch-site'] === 'cross-site',
  };
}
