import type { ProfilePlace } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';
import { t } from '../../../messages';

type Section = { readonly id: ProfilePlace | 'address' | 'membership' | 'account'; readonly title: string; readonly icon: IconName };

const OF_HOLDERS: readonly Section['id'][] = ['address', 'membership', 'account'];

/** The sections in the order of the page; the id is the anchor. */
const SECTIONS: readonly Section[] = [
  { id: 'basics', title: 'Basics', icon: 'user' },
  { id: 'photos', title: 'Photos', icon: 'photo' },
  { id: 'skills', title: 'Skills and languages', icon: 'star' },
  { id: 'credits', title: 'Credits', icon: 'film' },
  { id: 'attributes', title: 'Casting details', icon: 'tune' },
  { id: 'recordings', title: 'Reel and voice', icon: 'play' },
  { id: 'work', title: 'Rates and availability', icon: 'cal' },
  { id: 'privacy', title: 'Privacy', icon: 'lock' },
  { id: 'address', title: 'Address', icon: 'share' },
  { id: 'membership', title: t('profileSettings.membershipTitle'), icon: 'crown' },
  { id: 'account', title: 'Account', icon: 'cog' },
];

/** The sections of a profile. A child's has no address to choose, and its account is the guardian's concern. */
export function sectionsOf(isChild: boolean): readonly Section[] {
  return isChild ? SECTIONS.filter(({ id }) => !OF_HOLDERS.includes(id)) : SECTIONS;
}

export function titleOf(id: string): string {
  return SECTIONS.find((section) => section.id === id)?.title ?? 'One section';
}

/** The anchor of a section; '' where the page has none of that name. */
export function toPlace(id: string): string {
  return SECTIONS.some((section) => section.id === id) ? id : '';
}
