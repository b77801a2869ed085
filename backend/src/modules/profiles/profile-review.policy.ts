import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent } from '@alltalent/shared/contracts';
import type { PhotoSnapshot, ProfileSnapshot } from './profile.entity';
import type { OwnDraft } from './profiles.repository';

/** What staff know of the profile: the snapshot they decide or decided about; null: nothing. */
export function referenceOf({ state, submitted, approved }: Pick<OwnDraft, 'state' | 'submitted' | 'approved'>): ProfileSnapshot | null {
  return state === 'pending' || state === 'changes' ? submitted : approved;
}

/** Privacy is nobody's to approve, so it is no difference. */
export function differs(now: ProfileSnapshot, reference: ProfileSnapshot | null): boolean {
  return reference === null || !isDeepStrictEqual(reviewed(now), reviewed(reference));
}

function reviewed({ content: { privacy: _privacy, ...content }, photos }: ProfileSnapshot): {
  readonly content: Omit<ProfileContent, 'privacy'>;
  readonly photos: readonly PhotoSnapshot[];
} {
  return { content, photos: photos.map(({ name, alt }) => ({ name, alt })) };
}
