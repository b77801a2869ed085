import {
  type Audience,
  AUDIENCES,
  GUARDED_SECTIONS,
  type GuardedSection,
  listInWords,
  type ProfilePrivacy,
} from '@alltalent/shared/contracts';
import { t } from '../../../messages';

/** Names of the guarded sections, as a title and within a sentence. */
export const GUARDED_NAMES: Readonly<Record<GuardedSection, { readonly title: string; readonly inSentence: string }>> = {
  about: { title: 'Your story', inSentence: 'your story' },
  skills: { title: 'Skills and languages', inSentence: 'your skills and languages' },
  credits: { title: 'Credits', inSentence: 'your credits' },
  attributes: { title: 'Casting details', inSentence: 'your casting details' },
  recordings: { title: 'Reel and voice', inSentence: 'your reel and voice' },
  work: { title: 'Rates and availability', inSentence: 'your rates and availability' },
};

const AUDIENCE_NAMES: Readonly<Record<Audience, string>> = {
  everybody: 'Everybody',
  clients: 'Verified clients',
  nobody: 'Nobody',
};
export const AUDIENCE_CHOICES = AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

/** What the choices mean, in plain sentences. */
export function privacyText({ is_private, sections }: ProfilePrivacy, isChild = false): string {
  const shownTo = (audience: Audience) => GUARDED_SECTIONS.filter((section) => sections[section] === audience);
  const list = (names: readonly GuardedSection[]) => {
    const named = names.map((name) => GUARDED_NAMES[name].inSentence);
    return listInWords(named, 'and');
  };
  const who = isChild
    ? t('profileSettings.childSeenBy')
    : is_private
      ? 'Only people who are logged in and have your address, and clients you apply to, see'
      : 'Everybody sees';
  const [open, guarded, hidden] = [shownTo('everybody'), shownTo('clients'), shownTo('nobody')];
  const sentences = [
    `${who} your photos, name, category and ${isChild ? 'state' : 'city'}${open.length === 0 ? '' : `, with ${list(open)}`}.`,
    ...(guarded.length === 0 ? [] : [`Clients we verified also see ${list(guarded)}.`]),
    ...(hidden.length === 0 ? [] : [`Only you see ${list(hidden)}.`]),
  ];
  return sentences.join(' ');
}
