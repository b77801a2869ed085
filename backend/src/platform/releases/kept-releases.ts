import type { ReleaseEntity } from './federation.entity';
import { restorableUntil } from './remote-deletion';
import type { RemoteState } from './remote-states.repository';

const DAY_MS = 24 * 3600 * 1000;
/** A release that was stable within this time keeps its files: somebody may have a page of it open, or go back to it. */
export const STABLE_KEPT_MS = 30 * DAY_MS;
/** So many of the newest releases of a remote keep their files, whatever became of them. */
export const NEWEST_KEPT = 10;

/**
 * Returns the releases whose files may be deleted: not the newest ones, not what visitors get or may be sent back to (stable,
 * fallback, variants of an experiment), and nothing that was stable lately. Of a deleted remote, all of them once it can be restored no
 * more. `releases` begin with the newest.
 */
export function prunable(releases: readonly ReleaseEntity[], state: RemoteState | null, now: number): readonly ReleaseEntity[] {
  if (state?.deleted)
    return now < restorableUntil(state.deleted.at) ? [] : releases.filter(({ publishedAt }) => publishedAt <= now - STABLE_KEPT_MS);
  const { stable, fallback, experiment } = state ?? {};
  const used = new Set([stable, fallback, ...(experiment?.variants ?? []).map(({ release }) => release)].map((release) => release?.id));
  return releases.slice(NEWEST_KEPT).filter((release) => !used.has(release.id) && !wasStableLately(release, now));
}

function wasStableLately({ stableAt, stableUntil }: ReleaseEntity, now: number): boolean {
  return stableAt !== null && (stableUntil === null || stableUntil > now - STABLE_KEPT_MS);
}
