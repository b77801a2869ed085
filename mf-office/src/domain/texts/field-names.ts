import type { TextKind } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages/fields';

const NAMES: Readonly<Record<string, MessageId>> = {
  title: 'field.title',
  text: 'field.text',
  figure: 'field.figure',
  time: 'field.time',
  to: 'field.to',
  art: 'field.art',
  alt: 'field.alt',
  label: 'field.label',
  action: 'field.action',
  claim: 'field.claim',
  items: 'field.items',
  note: 'field.note',
  marks: 'field.marks',
  name: 'field.name',
  look: 'field.look',
  is_demo: 'field.isDemo',
  claims: 'field.claims',
  lanes: 'field.lanes',
  ending: 'field.ending',
  quotes: 'field.quotes',
  quote: 'field.quote',
  by: 'field.by',
  fill: 'field.fill',
  people: 'field.people',
  slug: 'field.slug',
  tags: 'field.tags',
  clip: 'field.clip',
  pictures: 'field.pictures',
  points: 'field.points',
  description: 'field.description',
  lede: 'field.lede',
  page_title: 'field.pageTitle',
  in_short: 'field.inShort',
  author: 'field.author',
  date: 'field.date',
  withdrawn: 'field.withdrawn',
  topic: 'field.topic',
  order: 'field.order',
  place: 'field.place',
  employment: 'field.employment',
  pay: 'field.pay',
  closes: 'field.closes',
  city: 'field.city',
  country: 'field.country',
  picture: 'field.picture',
  picture_alt: 'field.pictureAlt',
};
/** Names of fields that a kind calls otherwise. */
const OF_KINDS: Partial<Record<TextKind, Readonly<Record<string, MessageId>>>> = {
  faq: { title: 'field.question', text: 'field.answer' },
  story: { title: 'field.storyTitle', text: 'field.storyText', order: 'field.storyOrder' },
};

const HINTS: Readonly<Record<string, MessageId>> = {
  to: 'field.toHint',
  slug: 'field.slugHint',
  fill: 'field.fillHint',
  art: 'field.artHint',
  date: 'field.dayHint',
  closes: 'field.closesHint',
  country: 'field.countryHint',
  topic: 'field.topicHint',
};

/** What a field is called, by the last part of its path. */
export function fieldName(name: string, kind: TextKind): string {
  const id = OF_KINDS[kind]?.[name] ?? NAMES[name];
  return id === undefined ? placeName(name) : t(id);
}

/** What to write into a field; undefined where its name says it. */
export function fieldHint(name: string): string | undefined {
  const id = HINTS[name];
  return id === undefined ? undefined : t(id);
}

/** What a section of a page is called: its name in words. */
export function placeName(place: string): string {
  const words = place.replaceAll(/[-_]/gu, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Fields by which people know an entry, the best first. */
const TITLES = ['title', 'name', 'label', 'quote', 'figure', 'slug'] as const;
const LONGEST_TITLE = 40;

/** What an entry of a list is called: its number, and its title where it has one, such as `Entry 1 (One song)`. */
export function entryName(number: number, entry: unknown): string {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};
  const title = TITLES.map((name) => fields[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof title !== 'string') return t('field.entry', { number });
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trimEnd()}…` : title;
  return t('field.titledEntry', { number, title: short });
}

/** Names the place of a value in words, such as `Budget, entry 1, price or figure`; `value`: what the path leads through, to name entries. */
export function pathName(path: readonly (string | number)[], kind: TextKind, value?: unknown): string {
  let inner = value;
  return path
    .map((part, index) => {
      inner = typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string | number, unknown>>)[part] : undefined;
      if (typeof part === 'number') return entryName(part + 1, inner);
      return index === 0 && kind === 'words' ? placeName(part) : fieldName(part, kind);
    })
    .join(', ');
}
