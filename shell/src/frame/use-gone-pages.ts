import { use } from 'react';
import { matchRoutes } from 'react-router';
import { RegistryContext } from './registry-context';

/** Returns a test whether a path went with its remote, which was deleted: no link leads there. */
export function useGonePages(): (path: string) => boolean {
  const { gone = [] } = use(RegistryContext);
  if (gone.length === 0) return () => false;
  const routes = gone.map((path) => ({ path }));
  return (path) => matchRoutes(routes, path) !== null;
}

/** Returns links without those whose page went with its remote. */
export function useServedLinks<Item extends { readonly to: string }>(links: readonly Item[]): readonly Item[] {
  const isGone = useGonePages();
  return links.filter(({ to }) => !isGone(to));
}
