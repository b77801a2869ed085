import { matchRemoteRoute, type RouteMatch } from '@alltalent/shared/federation';
import type { ServedRemote } from './served-remotes';

const MOST_KEPT = 2000;
const LONGEST_PATH = 200;

/** Cache of route matches: ranking every pattern of every remote costs more than rendering the document. */
export class RouteMatches {
  private readonly kept = new Map<string, RouteMatch | null>();

  find(remotes: readonly ServedRemote[], path: string): RouteMatch | null {
    const key = `${remotes.map(({ serial }) => serial).join()} ${path}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const match = matchRemoteRoute(
      remotes.map(({ record }) => record),
      path,
    );
    if (path.length <= LONGEST_PATH) this.keep(key, match);
    return match;
  }

  private keep(key: string, match: RouteMatch | null): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, match);
  }
}
