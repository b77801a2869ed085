import { type ProfileContent, type ProfileSection, recordingPlaceOf, type SaveProfileInput } from '@alltalent/shared/contracts';
import { cleanLine, cleanText, withoutDoubles } from './profile-text';

export type SavedSections = Partial<ProfileContent>;
export type TextField = readonly [path: string, text: string];

const CLEANERS: { readonly [Section in ProfileSection]: (section: ProfileContent[Section]) => ProfileContent[Section] } = {
  basics: (basics) => ({
    ...basics,
    first_name: cleanLine(basics.first_name),
    last_name: cleanLine(basics.last_name),
    headline: cleanLine(basics.headline),
    about: cleanText(basics.about),
  }),
  skills: ({ skills, languages }) => ({ skills: skills.map(cleanLine), languages: languages.map(cleanLine) }),
  credits: ({ credits }) => ({
    credits: credits.map(({ year, title, part, kind }) => ({
      year,
      title: cleanLine(title),
      part: cleanLine(part),
      kind: cleanLine(kind),
    })),
  }),
  attributes: (attributes) => attributes,
  recordings: ({ recordings, reels }) => ({
    recordings: recordings.map(({ address, title }) => ({
      address: recordingPlaceOf(address)?.address ?? address,
      title: cleanLine(title),
    })),
    ...(reels && { reels: reels.map(({ video_id, title }) => ({ video_id, title: cleanLine(title) })) }),
  }),
  work: (work) => ({ ...work, available_from: work.availability === 'from' ? work.available_from : '' }),
  privacy: (privacy) => privacy,
};

/** Cleans the sections of the input; entries keep their indexes, so that error messages match the fields. */
export function cleanSections(input: SaveProfileInput): SavedSections {
  return {
    ...(input.basics && { basics: CLEANERS.basics(input.basics) }),
    ...(input.skills && { skills: CLEANERS.skills(input.skills) }),
    ...(input.credits && { credits: CLEANERS.credits(input.credits) }),
    ...(input.attributes && { attributes: CLEANERS.attributes(input.attributes) }),
    ...(input.recordings && { recordings: CLEANERS.recordings(input.recordings) }),
    ...(input.work && { work: CLEANERS.work(input.work) }),
    ...(input.privacy && { privacy: CLEANERS.privacy(input.privacy) }),
  };
}

/** Removes repeated entries from lists. */
export function dropDoubles({ skills, credits, recordings, ...rest }: SavedSections): SavedSections {
  const once = (words: readonly string[]) => withoutDoubles(words, (word) => word);
  return {
    ...rest,
    ...(skills && { skills: { skills: once(skills.skills), languages: once(skills.languages) } }),
    ...(credits && { credits: { credits: withoutDoubles(credits.credits, (credit) => JSON.stringify(credit)) } }),
    ...(recordings && {
      recordings: {
        recordings: withoutDoubles(recordings.recordings, ({ address }) => address),
        ...(recordings.reels && { reels: withoutDoubles(recordings.reels, ({ video_id: id }) => id) }),
      },
    }),
  };
}

/** Returns every free text of the owner, with its field path on the wire. */
export function textFields({ basics, skills, credits, recordings }: SavedSections): readonly TextField[] {
  return [
    ...(basics ? namedFields('basics', basics, ['first_name', 'last_name', 'headline', 'about']) : []),
    ...(skills?.skills ?? []).map((text, index) => [`skills.skills[${index}]`, text] as const),
    ...(skills?.languages ?? []).map((text, index) => [`skills.languages[${index}]`, text] as const),
    ...(credits?.credits ?? []).flatMap((credit, index) => namedFields(`credits.credits[${index}]`, credit, ['title', 'part', 'kind'])),
    ...(recordings?.recordings ?? []).map(({ title }, index) => [`recordings.recordings[${index}].title`, title] as const),
    ...(recordings?.reels ?? []).map(({ title }, index) => [`recordings.reels[${index}].title`, title] as const),
  ];
}

function namedFields<Name extends string>(path: string, texts: Readonly<Record<Name, string>>, names: readonly Name[]): TextField[] {
  return names.map((name) => [`${path}.${name}`, texts[name]]);
}
