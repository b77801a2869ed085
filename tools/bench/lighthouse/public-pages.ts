import type { PageRegistry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';

type Remotes = PageRegistry['remotes'];

/** Returns a path of every route that search engines may list, of all remotes on the site. */
export async function publicPages(origin: string): Promise<readonly string[]> {
  const registry = /id="registry">(.*?)<\/script>/su.exec(await textOf(`${origin}/`))?.[1] ?? '{"remotes":[]}';
  return examplesOf((JSON.parse(registry) as PageRegistry).remotes, await sitemapPaths(origin));
}

/** Returns the routes' own paths; of those with a parameter the first of `known` paths. Throws when there is none. */
export function examplesOf(remotes: Remotes, known: readonly string[]): readonly string[] {
  const routes = remotes.flatMap((remote) => remote.routes).filter(({ noindex }) => noindex !== true);
  return routes.map(({ id, pattern }) => {
    const path = pattern.includes(':') ? known.find((one) => matchRemoteRoute(remotes, one)?.route.id === id) : pattern;
    if (path === undefined) throw new Error(`The sitemap has no page of ${pattern}.`);
    return path;
  });
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
