import { ageOn, dayInIndia, type Sort } from '@alltalent/shared/contracts';
import type { TalentRecord } from '../../../src/talents/schema/talent-record';
import { ATTRIBUTES, CATEGORIES, CITIES, SUB_CATEGORIES } from './small-world';
import type { RandomFilter } from './random-talents';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
const nameOf = (rows: readonly { readonly id: number; readonly name: string }[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? '';

/** Finds talents as the listing promises, by checking every talent: the reference for the real search. */
export function findPlainly(talents: readonly TalentRecord[], filter: RandomFilter, now: Date): TalentRecord[] {
  return talents.filter((talent) => {
    if (![1, 2].includes(talent.status) || ageOn(talent.bornOn, dayInIndia(now.getTime())) < 18) return false;
    if (filter.category !== undefined && talent.categoryId !== filter.category) return false;
    if (filter.subCategory !== undefined && talent.subCategoryId !== filter.subCategory) return false;
    return fitsPerson(talent, filter, now) && (talent.status === 2 || asksNothingOfPerson(filter));
  });
}

/** Sorts talents as the list does; a hidden talent is sorted in A-Z by `hiddenName`. */
export function sortPlainly(talents: readonly TalentRecord[], sort: Sort, hiddenName: (id: number) => string): number[] {
  const nameOfTalent = (talent: TalentRecord) => (talent.status === 2 ? fold(talent.name) : hiddenName(talent.id));
  const compareNames = (one: TalentRecord, other: TalentRecord) =>
    Buffer.compare(Buffer.from(nameOfTalent(one)), Buffer.from(nameOfTalent(other)));
  const upwards = [...talents].sort((one, other) => {
    const first = sort === 'a-z' || sort === 'z-a' ? compareNames(one, other) : one.createdAt - other.createdAt;
    return first === 0 ? one.id - other.id : first;
  });
  const ids = upwards.map(({ id }) => id);
  return sort === 'newest' || sort === 'z-a' ? ids.reverse() : ids;
}

function asksNothingOfPerson({ searchtext, location, filterAttribute: chosen }: RandomFilter): boolean {
  const ends = Object.values(chosen.extra ?? {}).flatMap((range) => Object.values(range));
  const isSet = [chosen.gender, chosen.minAge, chosen.maxAge, ...Object.values(chosen.values ?? {}), ...ends].some(
    (value) => value !== undefined,
  );
  return searchtext === '' && location === '' && !isSet;
}

function fitsPerson(talent: TalentRecord, { searchtext, location, filterAttribute: chosen }: RandomFilter, now: Date): boolean {
  if (chosen.gender !== undefined && talent.genderId !== chosen.gender) return false;
  const age = ageOn(talent.bornOn, dayInIndia(now.getTime()));
  if (age < (chosen.minAge ?? 0) || age > (chosen.maxAge ?? 200)) return false;
  const city = CITIES.find(({ id }) => id === talent.cityId);
  const places = [city?.name, city?.state, city?.country].map((place) => fold(place ?? ''));
  if (!places.some((place) => place.startsWith(fold(location)))) return false;
  return hasTokens(talent, searchtext) && hasAttributes(talent, chosen);
}

function hasTokens(talent: TalentRecord, searchtext: string): boolean {
  if (searchtext === '') return true;
  const names = [nameOf(CATEGORIES, talent.categoryId), nameOf(SUB_CATEGORIES, talent.subCategoryId), nameOf(CITIES, talent.cityId)];
  const own = fold([talent.name, ...names, ...talent.skills, ...talent.languages].join(' ')).split(' ');
  const wanted = [...new Set(fold(searchtext).split(' '))];
  return wanted.every((word, index) => {
    const isBeginning = index === wanted.length - 1;
    return own.some((candidate) => (isBeginning ? candidate.startsWith(word) : candidate === word));
  });
}

function hasAttributes(talent: TalentRecord, chosen: RandomFilter['filterAttribute']): boolean {
  const ranges = [
    ...Object.entries(chosen.values ?? {}).map(([id, value]) => [id, { min: value, max: value }] as const),
    ...Object.entries(chosen.extra ?? {}),
  ];
  return ranges.every(([id, { min, max }]) => {
    if (min === undefined && max === undefined) return true;
    const value = talent.attributes.find(({ attributeId }) => attributeId === Number(id))?.value;
    const options: readonly string[] = ATTRIBUTES.find((attribute) => attribute.id === Number(id))?.options ?? [];
    const place = (end: string | number) => (typeof end === 'number' ? end : options.indexOf(end));
    return value !== undefined && (min === undefined || value >= place(min)) && (max === undefined || value <= place(max));
  });
}
