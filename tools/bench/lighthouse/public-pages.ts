import type { PageRegistry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';

type Remotes = PageRegistry['remotes'];

export type PublicPages = {
  readonly paths: readonly string[];
  /** Patterns of routes of which the site has no page, as of openings when none is open. */
  readonly without: readonly string[];
};

/** Returns a path of every route that search engines may list, of all remotes on the site. */
export async function publicPages(origin: string): Promise<PublicPages> {
  const registry = /id="registry">(.*?)<\/script>/su.exec(await textOf(`${origin}/`))?.[1] ?? '{"remotes":[]}';
  return examplesOf((JSON.parse(registry) as PageRegistry).remotes, await sitemapPaths(origin));
}

/** Returns the routes' own paths; of those with a parameter the first of `known` paths. */
export function examplesOf(remotes: Remotes, known: readonly string[]): PublicPages {
  const routes = remotes.flatMap((remote) => remote.routes).filter(({ noindex }) => noindex !== true);
  const examples = routes.map(({ id, pattern }) => ({
    pattern,
    path: pattern.includes(':') ? known.find((one) => matchRemoteRoute(remotes, one)?.route.id === id) : pattern,
  }));
  return {
    paths: examples.flatMap(({ path }) => path ?? []),
    without: examples.filter(({ path }) => path === undefined).map(({ pattern }) => pattern),
  };
}

async function sitemapPaths(origin: string): Promise<readonly string[]> {
  const pathsIn = async (path: string) => {
    const xml = await textOf(origin + path);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  };
  return (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat();
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
