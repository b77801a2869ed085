import type { IndexedJob, JobFilter } from '../../jobs';
import type { IndexedTalent, SearchFilter } from '../../talents';

/** Letters of a word or place that are part of a key. A row has a key for every beginning up to that length. */
const WORD_LETTERS = 4;
const PLACE_LETTERS = 6;

/** What a place is registered under: its folded text, null without one or where it cannot narrow. */
type Place = { readonly place: string | null };

/**
 * Returns the key of a filter of talents: the longest whole word, else the beginning of the last one, else place, trade and gender
 * together. Whatever a filter finds has its key.
 */
export function talentSearchKey({ tokens, categoryId, subCategoryId, genderId }: SearchFilter, { place }: Place): string {
  const trade = subCategoryId === undefined ? idPart('c', categoryId) : idPart('s', subCategoryId);
  return wordKey(tokens) ?? compoundKey(placeKey(place), trade, idPart('g', genderId));
}

export function talentKeys({ row, tokens }: IndexedTalent, placeNames: readonly string[]): string[] {
  const trades = ['', `c${row.categoryId}`, `s${row.subCategoryId}`];
  return [...wordKeys(tokens), ...compoundKeys(placeKeys(placeNames), trades, ['', `g${row.genderId}`])];
}

/** Returns the key of a filter of jobs. A place does not narrow beside remote work, which has none. */
export function jobSearchKey({ tokens, categoryId, genderId, withRemote, cityIds }: JobFilter, { place }: Place): string {
  const narrowing = withRemote ? (cityIds === undefined ? 'r' : '') : placeKey(place);
  return wordKey(tokens) ?? compoundKey(narrowing, idPart('c', categoryId), idPart('g', genderId));
}

export function jobKeys({ tokens, roles, isRemote }: IndexedJob, placeNames: readonly string[], genderIds: readonly number[]): string[] {
  const trades = ['', ...new Set(roles.map(({ categoryId }) => `c${categoryId}`))];
  const asked = roles.flatMap(({ genderId }) => (genderId === null ? genderIds : [genderId]));
  const places = [...placeKeys(placeNames), ...(isRemote ? ['r'] : [])];
  return [...wordKeys(tokens), ...compoundKeys(places, trades, ['', ...new Set(asked.map((id) => `g${id}`))])];
}

function wordKey(tokens: readonly string[] | undefined): string | null {
  const last = tokens?.at(-1);
  if (tokens === undefined || last === undefined) return null;
  const [longest] = tokens.slice(0, -1).sort((one, other) => other.length - one.length);
  return longest === undefined ? `p:${beginning(last, WORD_LETTERS)}` : `w:${longest}`;
}

function wordKeys(tokens: readonly string[]): string[] {
  return [...tokens.map((token) => `w:${token}`), ...beginnings(tokens, WORD_LETTERS).map((part) => `p:${part}`)];
}

function placeKey(place: string | null): string {
  return place === null || place === '' ? '' : `l${beginning(place, PLACE_LETTERS)}`;
}

function placeKeys(names: readonly string[]): string[] {
  return ['', ...beginnings(names, PLACE_LETTERS).map((part) => `l${part}`)];
}

function idPart(letter: string, id: number | undefined): string {
  return id === undefined ? '' : `${letter}${id}`;
}

function compoundKey(place: string, trade: string, gender: string): string {
  return `${place}|${trade}|${gender}`;
}

function compoundKeys(places: readonly string[], trades: readonly string[], genders: readonly string[]): string[] {
  return places.flatMap((place) => trades.flatMap((trade) => genders.map((gender) => compoundKey(place, trade, gender))));
}

/** Returns the first letters, and never half of one that takes two code units. */
function beginning(text: string, letters: number): string {
  return [...text].slice(0, letters).join('');
}

function beginnings(texts: readonly string[], letters: number): string[] {
  const parts = texts.flatMap((text) => {
    const signs = [...text].slice(0, letters);
    return signs.map((_sign, index) => signs.slice(0, index + 1).join(''));
  });
  return [...new Set(parts)];
}
