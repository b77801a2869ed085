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

/** Names the place of a value in words, such as `Budget, entry 1, price or figure`. */
export function pathName(path: readonly (string | number)[], kind: TextKind): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return t('field.entry', { number: part + 1 });
      return index === 0 && kind === 'words' ? placeName(part) : fieldName(part, kind);
    })
    .join(', ');
}
