import { t } from '../../messages/detail';
import { changed, detailOf, type DetailReader, fact, type Fact, list, matching, word } from './act-detail';
import { dayInWords, plainly } from './plain-words';

const UNDONE = 'the closing was undone';
const letter = (stored: string): string => word('detail.letter', stored);
const lead = (stored: string): string => word('detail.lead', stored);
const person = (stored: string): string => (stored === 'nobody' ? t('detail.nobody') : plainly(stored));

export const answerLetter: DetailReader = (state) => detailOf([fact('letter', letter(state))]);

/** Whom a letter was assigned to, and before that. */
export const assignLetter: DetailReader = (stored) => detailOf([changed('given', stored, person)]);

/** A letter whose closing was undone says so. */
export const reopenLetter: DetailReader = (detail) => (detail === UNDONE ? detailOf([], t('detail.undone')) : null);

/** `new to won, assigned from nobody to Joseph D’Cruz`; older entries have whom it was assigned to alone. */
export const changeLead: DetailReader = (detail) => {
  const { state, from, to } =
    /^(?:(?<state>(?!assigned )\w+ to \w+))?(?:, )?(?:assigned (?:from (?<from>.+?) )?to (?<to>.+))?$/u.exec(detail)?.groups ?? {};
  const [before, after] = (state ?? '').split(' to ');
  if (state === undefined && to === undefined) return null;
  return detailOf([
    state !== undefined && fact('state', lead(after ?? ''), lead(before ?? '')),
    to !== undefined && fact('given', person(to), from === undefined ? undefined : person(from)),
  ]);
};

const FILTERS: readonly (readonly [begin: string, read: (rest: string) => Fact])[] = [
  ['page ', (page) => fact('page', page)],
  ['variant ', (variant) => fact('variant', variant)],
  ['release ', (release) => fact('release', release)],
  ['state ', (state) => fact('state', lead(state))],
  ['assigned to ', (name) => fact('given', person(name))],
  ['since ', (day) => fact('since', dayInWords(day))],
  ['also not confirmed', () => fact('confirmed', t('detail.yes'))],
  ['by a search', () => fact('shown', t('detail.bySearch'))],
  ['a further part', () => fact('part', t('detail.yes'))],
];

function filterOf(part: string): Fact {
  const [begin = '', read] = FILTERS.find(([start]) => part.startsWith(start)) ?? [];
  return read === undefined ? fact('shown', plainly(part)) : read(part.slice(begin.length));
}

/** Leads that were listed or exported, with the filters. */
export const leads = matching(
  /^(?<count>\d+) leads of (?<form>[^,]*?)(?: since (?<since>\d{4}-\d{2}-\d{2}))?(?:, (?<filters>.*))?$/u,
  (of) =>
    detailOf([
      fact('found', t('detail.listed', { count: Number(of('count')) })),
      of('form') !== 'every form' && fact('form', of('form')),
      of('since') !== '' && fact('since', dayInWords(of('since'))),
      ...of('filters')
        .split(', ')
        .filter((part) => part !== '')
        .map(filterOf),
    ]),
);

/** Messages that were sent again or dropped: how many, which, and why. */
export const messages = matching(/^(?<count>\d+) of (?<which>every held message|messages (?<ids>[\d, ]+?))(?:: (?<reason>.*))?$/su, (of) =>
  detailOf(
    [
      fact('count', t('detail.number', { count: Number(of('count')) })),
      of('ids') === ''
        ? fact('everyHeld', t('detail.yes'))
        : fact(
            'messages',
            list(of('ids'), ',', (id) => id),
          ),
    ],
    of('reason'),
  ),
);

export const unsentMessages = matching(/^(?<count>\d+) (?<state>held|failed)$/u, (of) =>
  detailOf([fact('found', t('detail.listed', { count: Number(of('count')) })), fact('state', word('detail.held', of('state')))]),
);

export const ratings = matching(/^(?<count>\d+) ratings$/u, (of) =>
  detailOf([fact('ratings', t('detail.number', { count: Number(of('count')) }))]),
);

export const figures = matching(/^(?<of>\w+) by (?<by>\w+), (?<from>\S+) to (?<to>\S+)$/u, (of) =>
  detailOf([
    fact('file', t('detail.figures', { key: of('of'), text: plainly(of('of')), by: of('by') })),
    fact('period', t('detail.span', { from: dayInWords(of('from')), to: dayInWords(of('to')) })),
  ]),
);

export const months = matching(/^(?<count>\d+) months$/u, (of) =>
  detailOf([fact('period', t('detail.months', { count: Number(of('count')) }))]),
);

/** The number of the invoice or credit note that was read. */
export const invoice: DetailReader = (number) => detailOf([fact('document', number)]);

/** A version of a text, the day from which it is on the site, and why. */
export const textVersion = matching(
  /^version (?<version>\d+)(?: of \S+)?(?: from (?<day>\d{4}-\d{2}-\d{2}))?(?:: (?<reason>.*))?$/su,
  (of) =>
    detailOf(
      [fact('version', t('detail.number', { count: Number(of('version')) })), of('day') !== '' && fact('from', dayInWords(of('day')))],
      of('reason'),
    ),
);

/** The alternative text of a picture. */
export const picture: DetailReader = (alt) => detailOf([fact('picture', alt)]);
