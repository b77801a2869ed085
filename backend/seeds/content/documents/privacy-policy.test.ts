import { ENDPOINTS, textOfBlock } from '@alltalent/shared/contracts';
import { CONSENT } from '../../../src/auth/guardians/consent-text';
import { readSeeded, sectionTextOf } from '../../../test/support/seeds/content/documents/read-seeded';

const PRIVACY = readSeeded('privacy-policy');
const sectionText = (heading: string) => sectionTextOf(PRIVACY, heading);

test('PRIV-01 the policy has the twelve sections of the specification, in its order', () => {
  expect(PRIVACY.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))).toEqual([
    'Data collection',
    'Use',
    'Sharing',
    'Retention',
    'User rights',
    'Security',
    'Children’s privacy',
    'Policy updates',
    'Users in India',
    'California (CCPA)',
    'COPPA',
    'Contact',
  ]);
});

test.each([
  'name',
  'e-mail',
  'pictures',
  'videos',
  'phone',
  'location',
  'payment details',
  'height',
  'weight',
  'gender',
  'physical attributes',
  'previous jobs and courses',
  'parent or guardian’s contact details',
])('PRIV-01 the data collected is named: %s', (item) => {
  expect(sectionText('Data collection')).toContain(item);
});

test.each(['username', 'country', 'photos', 'published portfolio', 'job information', 'ratings'])(
  'PRIV-01 publicly visible: %s',
  (item) => {
    expect(sectionText('Sharing')).toMatch(new RegExp(`Publicly visible:.*${item}`, 'u'));
  },
);

test('every sentence the site says about itself is true: the policy speaks of messages between members only when there is a call for them', () => {
  const isThere = Object.values(ENDPOINTS).some(({ path }) => /threads/iu.test(path));
  const words = PRIVACY.blocks.map(textOfBlock).join(' ');
  if (!isThere) expect(words).not.toMatch(/every message|your messages|write to you through|or messages/iu);
});

test('PRIV-01 the policy says about children what their guardian agrees to: not listed, and no login', () => {
  const words = sectionText('Children’s privacy');
  for (const promise of ['not in the public listing', 'child gets no login', 'date of birth, the city or measurements']) {
    expect([CONSENT.text.includes(promise), words.includes(promise)]).toEqual([true, true]);
  }
});

test('PRIV-01 mobile number and e-mail are not shared with clients', () => {
  expect(sectionText('Sharing')).toContain('mobile number and email are not shared with clients');
});

test('PRIV-01 grievances, access requests from California and children under 13 have their rules', () => {
  expect(sectionText('Users in India')).toMatch(/redress a grievance within one month/u);
  expect(sectionText('California (CCPA)')).toMatch(/at most twice per 12 months, and the answer covers the previous 12 months/u);
  expect(sectionText('COPPA')).toMatch(/children under 13\. They may not create profiles; a parent or guardian may/u);
});

test.each([
  '__Host-sid',
  '__Host-device',
  'XSRF-TOKEN',
  'cookie_choice',
  'theme',
  'currency',
  'flash, join',
  '__Secure-lookbook-…',
  'preview',
  'vid',
])('PRIV-01 the cookie %s is named, with what it is for and how long it is kept', (name) => {
  const rows = PRIVACY.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const row = rows.map((cells) => cells.map((spans) => spans.map(({ text }) => text).join(''))).find(([first]) => first === name);
  expect(row?.slice(1)).toEqual([expect.stringMatching(/\w/u), expect.stringMatching(/minute|hours|days|year|session/u)]);
});
