import type { PageRelease, Release, RemoteRecord, Rollout } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import type { FrontDoorConfig } from './config';
import { renderDocument } from './page-document';
import { askAboutPage } from './page-facts';
import type { RegistrySource } from './registry-source';
import { readShellAssets } from './shell-assets';

export type Sources = { readonly registry: RegistrySource; readonly backends: Backends };

/** Every address that is not a file or a call is a page: its document, with 404 where no remote has such a page. */
export function servePages(app: FastifyInstance, config: FrontDoorConfig, { registry, backends }: Sources): void {
  const assets = readShellAssets(config.shellDir);

  app.get('/*', async (request, reply) => {
    const { pathname: path, search } = new URL(request.url, 'http://page');
    const { rollouts, revision } = registry.current();
    const remotes = rollouts.map(stableRecord);
    const match = matchRemoteRoute(remotes, path);
    // Before the first registry nothing can be known to be missing.
    const { isFound, head } = match ? await askAboutPage(backends, match) : { isFound: remotes.length === 0, head: null };
    const html = renderDocument({
      assets,
      registry: { remotes, revision, token: '' },
      match: isFound ? match : null,
      head,
      path,
      isPlain: search === '',
      publicUrl: config.publicUrl,
      assetBase: config.assetBase,
      links: config.links,
      theme: themeOf(request),
    });
    return reply
      .code(isFound ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

function stableRecord({ stable, fallback }: Rollout): RemoteRecord {
  return { ...withoutFiles(stable), fallback: fallback && withoutFiles(fallback), experiment: null, variant: null };
}

function withoutFiles({ files: _files, ...release }: Release): PageRelease {
  return release;
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/u.exec(request.headers.cookie ?? '')?.[1];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
