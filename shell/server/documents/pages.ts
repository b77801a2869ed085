import { randomBytes } from 'node:crypto';
import { formatPageToken } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ChoiceSources, choosePage } from './chosen-page';
import type { FrontDoorConfig } from '../config';
import { cookieOf } from '../visitors/cookies';
import { renderDocument } from './page-document';
import type { RegistrySource } from '../registry/registry-source';
import { PAGE_HEADERS } from './security-headers';
import { registryText } from '../registry/served-remotes';
import { readShellAssets } from './shell-assets';

export type PageSources = ChoiceSources & { readonly registry: RegistrySource };

const TOKEN_BYTES = 16;

/** Serves the document of a page for every path that is neither a file nor an endpoint, with 404 where no remote has such a page. */
export function servePages(app: FastifyInstance, config: FrontDoorConfig, sources: PageSources): void {
  const assets = readShellAssets(config.shellDir);
  const { publicUrl, assetBase, links } = config;

  app.get('/*', async (request, reply) => {
    // Concatenated, not resolved: `//host/page` is a path of this site.
    const { pathname: path, search } = new URL(`http://page${request.url}`);
    const registry = sources.registry.current();
    const { remotes, match, isFound, metadata, cookie } = await choosePage(
      registry,
      { headers: request.headers, path, requestId: request.id },
      sources,
    );
    const token = formatPageToken(randomBytes(TOKEN_BYTES).toString('base64url'), Date.now(), sources.mac);
    const html = renderDocument({
      assets,
      registry: registryText(registry.revision, remotes, token),
      match,
      metadata,
      path,
      isPlain: search === '',
      publicUrl,
      assetBase,
      links,
      theme: themeOf(request),
    });
    if (cookie !== null) reply.header('set-cookie', cookie);
    const status = isFound ? 200 : 404;
    // Logs the route, not the URL: URLs hold what people search for.
    const line = { event: 'page', route: match?.route.id ?? 'none', status, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'a page was answered');
    return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);
  });
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const theme = cookieOf(request.headers.cookie, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
