import { HIRING_LIMITS, type OfferTerms, USAGE_MEDIA } from '@alltalent/shared/contracts';
import { TERMS } from '../../../test/support/hiring/offers';
import { readPdf } from '../../../test/support/read-pdf';
import { type AcceptedTerms, offerPdf } from './offer-pdf';

const RIGHT_MARGIN = 547;
const AT = Date.parse('2026-11-21T10:00:00Z');
const anAcceptance = (terms: Partial<OfferTerms> = {}, names: Partial<AcceptedTerms> = {}): AcceptedTerms => ({
  offer: { id: 123, createdAt: AT, decidedAt: AT + 90_000_000 },
  version: { offerId: 123, version: 3, by: 'client', terms: { ...TERMS, ...terms }, text: 'A message', at: AT },
  client: { shown: 'Mogra Pictures', account: 'Noor Sethi' },
  talent: { shown: 'Asha Rao', account: 'Asha Rao' },
  ...names,
});
const read = async (...accepted: Parameters<typeof anAcceptance>) => readPdf(await offerPdf(anAcceptance(...accepted)));

test('HIR-01 the PDF says who agreed to what, and when', async () => {
  const { text, title, pages, marked } = await read();
  expect([title, pages.length, marked]).toEqual(['Agreed terms 000123', 1, true]);
  const words = [
    'Offer number 000123',
    'Version 3',
    'Client Mogra Pictures Account of Noor Sethi',
    'Talent Asha Rao',
    'Project Tea film, one lift, four floors',
    'Role The aunt',
    '12 January 2027 – 14 January 2027',
    '07:30 (Asia/Kolkata)',
    'Studio 4, Andheri East, Mumbai',
    '₹ 25,000 per day',
    'Websites, Social media',
    'India',
    'One year',
    'Taxi both ways',
    'A green sari',
    'Mogra Pictures proposed these terms on 21 November 2026 at 3:30 pm IST.',
    'Asha Rao accepted these terms on 22 November 2026 at 4:30 pm IST.',
  ];
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain('Account of Asha Rao');
});

test('HIR-01 names in Devanagari are printed', async () => {
  const { text } = await read({ title: 'चाय की फ़िल्म' }, { talent: { shown: 'आशा राव', account: 'आशा राव' } });
  expect(text.normalize('NFC')).toContain('आशा राव'.normalize('NFC'));
});

test('HIR-01 the longest terms stay on their pages', async () => {
  const wide = (length: number) => 'W '.repeat(length).slice(0, length);
  const { pages } = await read(
    {
      title: 'W'.repeat(HIRING_LIMITS.title),
      role: wide(HIRING_LIMITS.role),
      place: 'W'.repeat(HIRING_LIMITS.place),
      usage_media: [...USAGE_MEDIA],
      usage_territory: wide(HIRING_LIMITS.territory),
      usage_period: wide(HIRING_LIMITS.period),
      expenses: 'W'.repeat(HIRING_LIMITS.expenses),
      bring: 'W'.repeat(HIRING_LIMITS.bring),
      fee: HIRING_LIMITS.fee,
    },
    { client: { shown: 'W'.repeat(80), account: 'W'.repeat(120) } },
  );
  expect(pages).toHaveLength(2);
  const texts = pages.flatMap((page) => page.texts);
  expect(Math.max(...texts.map(({ x, width }) => x + width))).toBeLessThanOrEqual(RIGHT_MARGIN + 1);
  expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(20);
});

test('HIR-01 the same offer gives the same bytes', async () => {
  expect((await offerPdf(anAcceptance())).equals(await offerPdf(anAcceptance()))).toBe(true);
});
