import type { Release } from '@alltalent/shared/contracts';
import { requireKeptFiles } from './available-releases.service';
import type { RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { requireMenuRoom } from './menu-room';
import { requireOwnPages } from './page-owners';
import { requireFit } from './release-fitness';

/** Throws for a release that visitors cannot get: its files were deleted, the site lacks what it needs, or another remote has its place. */
export async function requireServable(context: RolloutContext, release: ReleaseEntity): Promise<void> {
  requireKeptFiles(release);
  requireFit(release.content);
  await requirePlace(context, release.content);
}

/** Throws for a release with a page that belongs to another remote, or with entries that a menu has no room for. */
export async function requirePlace(context: RolloutContext, release: Release): Promise<void> {
  await requireOwnPages(context, release);
  await requireMenuRoom(context, release);
}
