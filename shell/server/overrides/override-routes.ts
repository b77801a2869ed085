import { type Mac, OVERRIDE_COOKIE, type SignedText } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setCookie } from '../visitors/cookies';
import { formatOverrides, overridesOf, readToken, sessionOf } from './overrides';
import type { PublishedReleases } from '../registry/published-releases';
import type { RegistrySource } from '../registry/registry-source';

type OverrideSources = { readonly registry: RegistrySource; readonly releases: PublishedReleases; readonly mac: Mac };

/** Registers the signed links that put a published release into one browser, and the link that removes it. */
export function serveOverrides(app: FastifyInstance, { registry, releases, mac }: OverrideSources): void {
  const verify = (signed: SignedText) => registry.verify('override', signed);

  app.get('/_qa/override', async (request, reply) => {
    const now = Date.now();
    const { cookie } = request.headers;
    const { token } = request.query as Readonly<Record<string, unknown>>;
    const override = readToken(token, { session: sessionOf(cookie), now, verify });
    if (!override) return refuse(reply, 403, 'This link does not hold here: it has expired, or it was made in another browser or session.');
    if (!(await releases.find(override))) return refuse(reply, 503, 'The release of this link cannot be read right now. Please try again.');
    const others = overridesOf(cookie, now, mac).filter(({ remote }) => remote !== override.remote);
    const overrides = [...others, override];
    const lastsUntil = Math.max(...overrides.map(({ expires_at: until }) => until));
    return goHome(reply, formatOverrides(overrides, mac), Math.ceil((lastsUntil - now) / 1000));
  });

  app.get('/_qa/reset', (_request, reply) => goHome(reply, '', 0));
}

/**
 * Redirects to the home page and sets the override cookie. Over http, browsers accept a `__Host-` cookie on localhost
 * only, where it is needed for development.
 */
function goHome(reply: FastifyReply, value: string, seconds: number): FastifyReply {
  const cookie = setCookie({ name: OVERRIDE_COOKIE, value, seconds, isSecure: true });
  return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/', 303);
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}
