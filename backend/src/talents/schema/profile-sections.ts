import { GUARDED_SECTIONS, type GuardedSection, type SectionAudiences, type TalentProfile } from '@alltalent/shared/contracts';
import type { ProfileViewer } from '../profile/profile-viewer';
import type { PublishedParts } from './talent-record';

/** Content of the sections whose audience the owner chooses. */
export type GuardedContent = Pick<
  TalentProfile,
  'about' | 'skills' | 'languages' | 'credits' | 'attributes' | 'recordings' | 'reels' | 'rate' | 'availability'
>;

/** Content of all sections; `measurements` are for verified clients, whatever the section's audience. */
export type WholeContent = GuardedContent & { readonly measurements: TalentProfile['attributes'] };

export const NO_CONTENT: GuardedContent = {
  about: '',
  skills: [],
  languages: [],
  credits: [],
  attributes: [],
  recordings: [],
  rate: null,
  availability: null,
};

const FIELDS: Readonly<Record<GuardedSection, readonly (keyof GuardedContent)[]>> = {
  about: ['about'],
  skills: ['skills', 'languages'],
  credits: ['credits'],
  attributes: ['attributes'],
  recordings: ['recordings', 'reels'],
  work: ['rate', 'availability'],
};

/** Tells whether everybody may see a section, as in a profile without edits. */
export function isOpenSection(published: Pick<PublishedParts, 'audiences'> | null, section: GuardedSection): boolean {
  return (published?.audiences[section] ?? 'everybody') === 'everybody';
}

/** Returns what this viewer sees of the content, and the sections of which verified clients would see more. */
export function guardContent(whole: WholeContent, audiences: SectionAudiences | undefined, viewer: ProfileViewer) {
  const seen = pickContent(whole, audiences, viewer);
  const forClients = pickContent(whole, audiences, { ...viewer, isVerifiedClient: true });
  const hasMore = (section: GuardedSection) =>
    FIELDS[section].some((field) => JSON.stringify(seen[field]) !== JSON.stringify(forClients[field]));
  return { ...seen, for_clients: GUARDED_SECTIONS.filter(hasMore) };
}

function pickContent(
  { measurements, ...whole }: WholeContent,
  audiences: SectionAudiences | undefined,
  { isOwn, isVerifiedClient }: ProfileViewer,
): GuardedContent {
  const sees = (section: GuardedSection) => {
    const audience = audiences?.[section] ?? 'everybody';
    return isOwn || audience === 'everybody' || (audience === 'clients' && isVerifiedClient);
  };
  const all = { ...whole, attributes: isOwn || isVerifiedClient ? [...whole.attributes, ...measurements] : whole.attributes };
  return GUARDED_SECTIONS.filter(sees)
    .flatMap((section) => FIELDS[section])
    .reduce<GuardedContent>((content, field) => ({ ...content, [field]: all[field] }), NO_CONTENT);
}
