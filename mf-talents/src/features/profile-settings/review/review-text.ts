import { type OwnProfile, REVIEW_TIME, type ReviewState } from '@alltalent/shared/contracts';
import { t } from '../../../messages';

export const STATE_NAMES: Readonly<Record<ReviewState, string>> = {
  draft: 'Draft',
  pending: 'In review',
  approved: 'Approved',
  changes: 'Changes asked',
};

/** Where the profile stands, in a sentence or two. */
export function reviewText(profile: OwnProfile): string {
  const { state, slug, has_changes: hasChanges } = profile;
  const isShown = slug !== '';
  const shown = readersOf(profile);
  switch (state) {
    case 'draft':
      return isShown
        ? `${shown} see what was approved last. Your changes are yours alone until you submit them.`
        : t('profileSettings.draft', { time: REVIEW_TIME });
    case 'pending':
      return hasChanges ? t('profileSettings.pendingChanged', { time: REVIEW_TIME }) : t('profileSettings.pending', { time: REVIEW_TIME });
    case 'changes':
      return 'Our casting desk asks for a change. Make it, and submit again.';
    case 'approved':
      return hasChanges
        ? `${shown} see what was approved. Your changes since then are yours alone until you submit them.`
        : `${shown} see your profile just as it is here.`;
  }
}

function readersOf({ is_child: isChild, content: { privacy } }: OwnProfile): string {
  if (isChild === true) return t('profileSettings.childReaders');
  return privacy.is_private ? 'People who are logged in and have your address' : 'Visitors';
}

/** Staff have everything, and did not decide yet. */
export function isWaiting({ state, has_changes: hasChanges }: OwnProfile): boolean {
  return state === 'pending' && !hasChanges;
}

/** Whether there is anything that staff do not have. */
export function canSubmit({ state, has_changes: hasChanges }: OwnProfile): boolean {
  return state === 'draft' || state === 'changes' || hasChanges;
}

/** Counts photos; the poster of a demo profile counts as one. */
export function countPhotos({ photos, drawn_image: drawn }: OwnProfile): number {
  return photos.length > 0 ? photos.length : Number(drawn !== '');
}
