import type { DeletedRemote } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type RemoteState, RemoteStatesRepository } from './remote-states.repository';
import { matchesPath, segmentsOf, takesFrom } from './route-patterns';

/** Says which pages went with their remote, for lists of pages such as the sitemap. */
@Injectable()
export class GonePages {
  constructor(private readonly states: RemoteStatesRepository) {}

  /** Returns a test of paths, and a text that changes with its outcome. */
  async find(): Promise<{ readonly isGone: (path: string) => boolean; readonly state: string }> {
    const { remotes } = await this.states.readAll();
    const gone = patternsOf(remotes.filter(({ deleted }) => deleted !== null));
    const served = patternsOf(remotes.filter(({ deleted }) => deleted === null));
    const isGone = (path: string) => {
      const [best] = gone.filter((pattern) => matchesPath(pattern, path));
      return best !== undefined && !served.some((pattern) => matchesPath(pattern, path) && takesFrom(pattern, best));
    };
    return { isGone: gone.length === 0 ? () => false : isGone, state: gone.map((segments) => segments.join('/')).join(' ') };
  }
}

/** Returns a deleted remote as the registry names it. */
export function toDeletedRemote({ remote, stable }: RemoteState): DeletedRemote {
  const routes = stable.content.routes.map(({ pattern, head, exists }) => {
    // A fixed page was there, whatever its head says.
    const call = /[:*]/u.test(pattern) ? (head ?? exists) : undefined;
    return call === undefined ? { pattern } : { pattern, exists: call };
  });
  return { remote, routes };
}

/** Returns the patterns of remotes as segments, those that rank first before others. */
function patternsOf(states: readonly RemoteState[]): readonly (readonly string[])[] {
  const all = states.flatMap(({ stable }) => stable.content.routes.flatMap(({ pattern }) => [segmentsOf(pattern) ?? []]));
  return all.toSorted((one, other) => (takesFrom(one, other) ? -1 : 1));
}
