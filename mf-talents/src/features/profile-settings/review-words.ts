import type { OwnProfile, ReviewState } from '@alltalent/shared/contracts';

export const STATE_NAMES: Readonly<Record<ReviewState, string>> = {
  draft: 'Draft',
  pending: 'In review',
  approved: 'Approved',
  changes: 'Changes asked',
};

/** Where the profile stands, in a sentence or two. */
export function reviewInWords({ state, slug, has_changes: hasChanges, content: { privacy } }: OwnProfile): string {
  const isShown = slug !== '';
  const shown = privacy.is_private ? 'People who are logged in and have your address' : 'Visitors';
  switch (state) {
    case 'draft':
      return isShown ? `${shown} see what was approved last. Your changes are yours alone until you submit them.` : ONLY_YOU;
    case 'pending':
      return hasChanges
        ? 'Our casting desk is reading what you submitted. You changed something since: submit again to have that read instead.'
        : 'Our casting desk is reading it, and writes to you by e-mail. You can go on changing things.';
    case 'changes':
      return 'Our casting desk asks for a change. Make it, and submit again.';
    case 'approved':
      return hasChanges
        ? `${shown} see what was approved. Your changes since then are yours alone until you submit them.`
        : `${shown} see your profile just as it is here.`;
  }
}

const ONLY_YOU = 'Only you see this. Fill in what you can, then submit it: our casting desk reads every profile.';

/** Whether there is anything that staff do not have. */
export function canSubmit({ state, has_changes: hasChanges }: OwnProfile): boolean {
  return state === 'draft' || state === 'changes' || hasChanges;
}

/** The drawn picture of a demo profile stands in for a photo. */
export function countPhotos({ photos, drawn_image: drawn }: OwnProfile): number {
  return photos.length > 0 ? photos.length : Number(drawn !== '');
}
