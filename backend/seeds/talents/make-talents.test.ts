import { createHash } from 'node:crypto';
import { ATTRIBUTES } from '../attributes';
import { CATEGORIES } from '../categories';
import { REGION_NAMES } from '@alltalent/posters';
import { CAST } from './cast';
import { makeTalents } from './make-talents';
import { ageOf } from './talent-draft';

const PEOPLE = [...makeTalents(2000)];
const distinct = (values: readonly unknown[]) => new Set(values).size;

test('the same input makes the same people', () => {
  const digest = (count: number) =>
    createHash('sha256')
      .update(JSON.stringify([...makeTalents(count)]))
      .digest('hex');
  expect(digest(300)).toBe(digest(300));
});

test('more people begin with the same people', () => {
  expect([...makeTalents(100)]).toEqual(PEOPLE.slice(0, 100));
});

test('the cast comes first, by hand', () => {
  expect(PEOPLE.slice(0, CAST.length).map((talent) => talent.name)).toEqual(CAST.map((member) => member.name));
  expect(PEOPLE.filter((talent) => talent.featuredPosition !== null).length).toBeGreaterThanOrEqual(7);
});

test('names, addresses, moments and texts do not repeat', () => {
  expect(distinct(PEOPLE.map((talent) => talent.name))).toBe(2000);
  expect(distinct(PEOPLE.map((talent) => talent.slug))).toBe(2000);
  expect(distinct(PEOPLE.map((talent) => talent.createdAt))).toBe(2000);
  expect(distinct(PEOPLE.map((talent) => talent.about))).toBeGreaterThan(1900);
});

test('SEC-42 an address ends in forty random bits', () => {
  for (const { slug } of PEOPLE) expect(slug).toMatch(/^[a-z0-9-]+-[a-z2-7]{8}$/u);
});

test('everybody is an adult', () => {
  expect(Math.min(...PEOPLE.map((talent) => ageOf(talent.bornOn)))).toBeGreaterThanOrEqual(18);
  expect(Math.max(...PEOPLE.map((talent) => ageOf(talent.bornOn)))).toBeLessThan(80);
});

test('a few are hidden, more are premium, every category has people', () => {
  const share = (matches: (talent: (typeof PEOPLE)[number]) => boolean) => PEOPLE.filter(matches).length / PEOPLE.length;
  expect(share((talent) => talent.status === 1)).toBeGreaterThan(0.04);
  expect(share((talent) => talent.status === 1)).toBeLessThan(0.08);
  expect(share((talent) => talent.isPremium)).toBeGreaterThan(0.15);
  expect(share((talent) => talent.isPremium)).toBeLessThan(0.21);
  for (const { id } of CATEGORIES) expect(PEOPLE.filter((talent) => talent.categoryId === id).length).toBeGreaterThan(40);
});

test('texts are filled in and fit their columns', () => {
  for (const talent of PEOPLE) {
    expect(`${talent.headline} ${talent.about}`).not.toMatch(/[{}]|undefined| {2}/u);
    expect(talent.headline.length).toBeLessThanOrEqual(160);
    expect(talent.about.split(/[.!?] /u).length).toBeGreaterThanOrEqual(2);
    expect(talent.skills.length).toBeGreaterThanOrEqual(3);
    expect(talent.languages.length).toBeGreaterThanOrEqual(1);
    expect(talent.credits.length).toBeGreaterThanOrEqual(1);
  }
});

test('every region has a wardrobe', () => {
  for (const region of new Set(PEOPLE.map((talent) => talent.region))) expect(REGION_NAMES).toContain(region);
});

test('skin, hair and eyes are those of the picture', () => {
  const option = (name: string, label: string) => {
    const talent = PEOPLE.find((one) => one.name === name);
    const attribute = ATTRIBUTES.find((one) => one.label === label);
    const value = talent?.attributes.find(({ attributeId }) => attributeId === attribute?.id)?.value;
    return value === undefined ? 'not said' : attribute?.options[value];
  };
  const looks = CAST.flatMap(({ name, look }) => (look ? [{ name, look: look as Record<string, unknown> }] : []));
  const withLook = (key: string, value: string) => looks.filter(({ look }) => look[key] === value).map(({ name }) => name);
  for (const name of withLook('hair', 'bald')) expect(option(name, 'Hair Length')).toBe('Shaved');
  for (const name of withLook('hair', 'hijab')) expect(option(name, 'Hair Length')).toBe('not said');
  for (const name of withLook('hair', 'long')) expect(option(name, 'Hair Length')).toBe('Long');
  for (const name of withLook('hairTone', 'white')) expect(option(name, 'Hair Colour')).toBe('White');
  expect(withLook('hairTone', 'white')).not.toHaveLength(0);
});
