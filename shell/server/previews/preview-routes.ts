import {
  formatPreviews,
  type Mac,
  PREVIEW_COOKIE,
  PREVIEW_END_PATH,
  PREVIEW_LINK_PATH,
  type PreviewLink,
  readPreviews,
  redirectPath,
  type SignedText,
} from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedReleases } from '../registry/published-releases';
import type { RegistrySource } from '../registry/registry-source';
import { cookieOf, setCookie } from '../visitors/cookies';
import { hasEnded, readLink } from './preview-links';
import { sendPreviewNotice } from './preview-notice';

const FORM = 'application/x-www-form-urlencoded';

export type PreviewRouteSources = {
  readonly registry: RegistrySource;
  readonly previews: PublishedReleases;
  readonly mac: Mac;
  readonly isSecure: boolean;
};

/** Registers the signed links that show a published release in the browser which opens them, and the way out (docs/decisions/0064). */
export function servePreviews(app: FastifyInstance, sources: PreviewRouteSources): void {
  app.get(PREVIEW_LINK_PATH, (request, reply) => openLink(request, reply, sources));
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
    scope.post(PREVIEW_END_PATH, (request, reply) => {
      const cookie = setCookie({ name: PREVIEW_COOKIE, value: '', seconds: 0, isSecure: sources.isSecure });
      return leave(reply, cookie, pathBefore(request));
    });
    done();
  });
}

async function openLink(request: FastifyRequest, reply: FastifyReply, sources: PreviewRouteSources): Promise<FastifyReply> {
  const { registry, previews, mac, isSecure } = sources;
  const now = Date.now();
  const { token } = request.query as Readonly<Record<string, unknown>>;
  const link = readLink(token, { now, verify: (signed: SignedText) => registry.verify('preview', signed) });
  if (typeof link === 'string') return sendPreviewNotice(reply, link);
  if (hasEnded(link, registry.current())) return sendPreviewNotice(reply, 'ended');
  const found = await previews.look(link);
  if (typeof found === 'string') return sendPreviewNotice(reply, found);
  const kept = readPreviews(cookieOf(request.headers.cookie, PREVIEW_COOKIE), now, mac);
  return leave(reply, cookieWith(link, kept, { mac, isSecure, now }), redirectPath(link.path));
}

type CookieParts = Pick<PreviewRouteSources, 'mac' | 'isSecure'> & { readonly now: number };

/** Returns the cookie with one more preview, which takes the place of an earlier one of its remote. It lasts as long as the longest. */
function cookieWith({ path: _path, ...link }: PreviewLink, kept: ReturnType<typeof readPreviews>, parts: CookieParts): string {
  const { mac, isSecure, now } = parts;
  const all = [...kept.filter(({ remote }) => remote !== link.remote), link];
  const lastsUntil = Math.max(...all.map(({ expires_at: until }) => until));
  return setCookie({ name: PREVIEW_COOKIE, value: formatPreviews(all, mac), seconds: Math.ceil((lastsUntil - now) / 1000), isSecure });
}

function leave(reply: FastifyReply, cookie: string, path: string): FastifyReply {
  return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(path, 303);
}

/** Returns the page of this site that the request came from; the home page when it says none, or one of another site. */
function pathBefore({ headers, host }: FastifyRequest): string {
  const from = headers.referer;
  if (from === undefined || !URL.canParse(from)) return '/';
  const { host: ofPage, pathname, search } = new URL(from);
  return ofPage === host ? redirectPath(pathname + search) : '/';
}
