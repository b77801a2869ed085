import type { ProfileStep } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';

export function staleRevision(): DomainError {
  const detail = 'This profile was changed in another tab or on another device. Load the page again to go on from there.';
  return new DomainError('REVISION_STALE', { detail });
}

export function nothingToTakeBack(): DomainError {
  return new DomainError('REVISION_STALE', { detail: 'There is nothing to take back: staff decided, or it was taken back already.' });
}

export function noSlugYet(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'Your profile gets an address when it is approved. You can change its words then.' });
}

/** Refuses a submission; `steps` are what to do first, in order. */
export function incomplete(steps: readonly Pick<ProfileStep, 'place' | 'text'>[]): DomainError {
  const texts = steps.map(({ text }, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)));
  const fields: Record<string, string> = {};
  for (const { place, text } of steps) fields[place] ??= text;
  return new DomainError('PROFILE_INCOMPLETE', { detail: `${texts.join('; ')}. Then submit it again.`, fields });
}

export function birthdayUnknown(): DomainError {
  return new DomainError('PROFILE_INCOMPLETE', { detail: t('profile.birthdayUnknown') });
}

export function childIsGrown(): DomainError {
  return new DomainError('PROFILE_INCOMPLETE', { detail: t('profile.childIsGrown') });
}

export function underAge(): DomainError {
  const detail = 'A profile can be submitted from the 18th birthday on. Until then a parent or guardian acts for you.';
  return new DomainError('PROFILE_INCOMPLETE', { detail });
}
