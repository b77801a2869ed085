import { isDeepStrictEqual } from 'node:util';
import { ageOn, LIMITS, type ProfileContent, missingProfileFields, type ProfileStep, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { isChildAccount, type UserAccount } from '../../auth';
import type { PhotoSnapshot, ProfileSnapshot, SubmittedProfile } from './profile.entity';
import type { OwnDraft } from './profiles.repository';

/** Returns the snapshot staff decide or decided about; null when there is none. */
export function referenceOf({ state, submitted, approved }: Pick<OwnDraft, 'state' | 'submitted' | 'approved'>): ProfileSnapshot | null {
  return state === 'pending' || state === 'changes' ? submitted : approved;
}

/** Tells whether staff have to review `now`. Privacy settings need no approval, so they are not compared. */
export function differs(now: ProfileSnapshot, reference: ProfileSnapshot | null): boolean {
  return reference === null || !isDeepStrictEqual(reviewed(now), reviewed(reference));
}

function reviewed({ content: { privacy: _privacy, ...content }, photos }: ProfileSnapshot): {
  readonly content: Omit<ProfileContent, 'privacy'>;
  readonly photos: readonly PhotoSnapshot[];
} {
  return { content, photos: photos.map(({ name, alt }) => ({ name, alt })) };
}

/** Returns the submission without photos removed since. A photo cropped again since stays as it was submitted. */
export function withoutRemoved(submitted: SubmittedProfile, present: readonly { readonly id: number }[]): SubmittedProfile {
  const ids = new Set(present.map(({ id }) => id));
  return { ...submitted, photos: submitted.photos.filter(({ id }) => ids.has(id)) };
}

/** Tells whether a submission needs a photo; a profile shown with posters does not. */
export function needsPhoto(approved: ProfileSnapshot | null): boolean {
  return approved?.photos.length !== 0;
}

/** Returns what is to be done before the profile can be submitted. */
export function stepsLeft(
  { content, photos }: ProfileSnapshot,
  approved: ProfileSnapshot | null,
): readonly Omit<ProfileStep, 'isNeeded'>[] {
  const { playing_age_min: min, playing_age_max: max } = content.basics;
  const isDayMissing = content.work.availability === 'from' && content.work.available_from === '';
  return [
    ...missingProfileFields(content, photos.length || (needsPhoto(approved) ? 0 : 1)),
    ...((min === null) === (max === null) ? [] : [{ place: 'basics' as const, text: 'Give both ages you can play, or neither' }]),
    ...(isDayMissing ? [{ place: 'work' as const, text: 'Say from which day you are available' }] : []),
  ];
}

type Owner = Pick<UserAccount, 'id' | 'status' | 'deletionDueAt'>;

/** Returns why staff cannot decide about the profile; null when they can. */
export function refuseDecision(draft: OwnDraft | null, { id, status, deletionDueAt }: Owner): string | null {
  if (status !== 'active') return `${id} is ${status}: nothing of it can come on the site.`;
  if (deletionDueAt !== null) return `${id} asked for the deletion of the account: nothing of it can come on the site.`;
  if (draft?.state === 'approved') return `What ${id} submitted is approved already.`;
  if (draft?.state === 'changes') return `${id} was asked for changes and did not submit since.`;
  if (draft?.state !== 'pending' || !draft.submitted) return `${id} has nothing to decide about: not submitted, or taken back.`;
  return null;
}

/** Returns why the person cannot be shown, whatever the profile says; null when they can. */
export function refusePerson({ id, roleId, birthDate }: Pick<UserAccount, 'id' | 'roleId' | 'birthDate'>, today: string): string | null {
  if (!splitRoles(roleId).includes(ROLES.talent)) return `${id} is no talent.`;
  if (birthDate === null) return `The date of birth of ${id} is not known.`;
  const refusal = ageRefusal(id, birthDate, today);
  if (refusal === 'grown') return `${id} is the account of a child who is ${LIMITS.ageOfMajority} now and needs an account of its own.`;
  return refusal === 'young' ? `${id} is under ${LIMITS.ageOfMajority}.` : null;
}

/** Says whom the profile cannot be of: somebody under 18 without a guardian ('young'), or a child who has come of age ('grown'). */
export function ageRefusal(accountId: string, birthDate: string, today: string): 'young' | 'grown' | null {
  const isUnderAge = ageOn(birthDate, today) < LIMITS.ageOfMajority;
  if (isChildAccount(accountId)) return isUnderAge ? null : 'grown';
  return isUnderAge ? 'young' : null;
}
