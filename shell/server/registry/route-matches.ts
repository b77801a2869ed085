import { matchRemoteRoute, type RouteMatch } from '@alltalent/shared/federation';
import type { ServedRemote, WholeRecord } from './served-remotes';

/** The remote and the route of a page, as the front door reads them. */
export type PageMatch = RouteMatch<WholeRecord>;

const MOST_CACHED = 2000;
const LONGEST_PATH = 200;

/** Cache of route matches: ranking every pattern of every remote costs more than rendering the document. */
export class RouteMatches {
  private readonly cache = new Map<string, PageMatch | null>();

  find(remotes: readonly ServedRemote[], path: string): PageMatch | null {
    const key = `${remotes.map(({ serial }) => serial).join()} ${path}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const match = matchRemoteRoute(
      remotes.map(({ record }) => record),
      path,
    );
    if (path.length <= LONGEST_PATH) this.store(key, match);
    return match;
  }

  private store(key: string, match: PageMatch | null): void {
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    this.cache.set(key, match);
  }
}
