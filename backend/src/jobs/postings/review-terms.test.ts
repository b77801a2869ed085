import { type ReviewSubject, findReviewTerms } from './review-terms';

const subjectsOf = (text: string) => [...new Set(findReviewTerms([text]).map(({ subject }) => subject))];

test.each<[ReviewSubject, string]>([
  ['minors', 'We look for girls aged 8 to 12'],
  ['minors', 'Two kids for a biscuit film'],
  ['minors', 'Child artists wanted'],
  ['minors', 'Age 14-16'],
  ['minors', 'a 9 yr old with a tricycle'],
  ['minors', 'faces ８ to １２ years old'],
  ['minors', 'Anyone under 18 may come'],
  ['minors', 'class 7 pupils'],
  ['minors', 'S C H O O L, t.e.e.n'],
  ['minors', 'k1ds and t33ns'],
  ['minors', 'K\u200Bids'],
  ['minors', 'chhote bacche chahiye'],
  ['minors', 'छोटे बच्चे चाहिए'],
  ['minors', '12 saal ki ladki'],
  ['minors', 'Playing age: eight to twelve'],
  ['minors', 'Aged about fifteen'],
  ['minors', 'nobody older than seventeen, eleven years old at least'],
  ['intimacy', 'One bold scene in a hotel room'],
  ['intimacy', 'Implied nudity'],
  ['intimacy', 'Comfortable with kissing'],
  ['intimacy', 'a linge\u0301rie shoot'],
  ['fees', 'A refundable deposit is taken'],
  ['fees', 'Registration charges Rs 499'],
  ['fees', 'pay us before the audition by UPI'],
  ['contact', 'DM me on Insta'],
  ['contact', 'Whats-App for details'],
  ['contact', 'wa.me/studio'],
  ['contact', 'nine eight two zero zero four one one seven seven'],
  ['contact', 'Write to asha at studio dot com'],
])('SEC-43 staff read what points to %s: %s', (subject, text) => {
  expect(subjectsOf(text)).toContain(subject);
});

test.each([
  'Everybody in the building drinks tea on the day the lift breaks.',
  'India, digital, one year. Every further year is paid again.',
  'Shown online for 3 years, with 5 years of experience in dance',
  'A flat fee per day; travel and meals are paid',
  'One day in a stairwell, 12 floors, 8 to 12 extras in the background',
  'Call time is 6 in the morning, the number of looks is four',
  'Ages 22 to 32, 170 cm and taller',
  'Ages twenty to thirty-five, under ten minutes on screen, two years of experience',
  'A positive outlook, a childlike laugh is welcome',
])('what points to none of them is shown without staff: %s', (text) => {
  expect(subjectsOf(text)).toEqual([]);
});

test('staff read the terms they have to look at, each once', () => {
  expect(findReviewTerms(['Kids, kids and kids', 'a registration fee'])).toEqual([
    { subject: 'minors', term: 'kids' },
    { subject: 'fees', term: 'registration fee' },
  ]);
});

test('SEC-43 the longest job anybody can send in is read in one pass', () => {
  const hostile = ['a '.repeat(2000), '1 '.repeat(2000), 'x@'.repeat(2000), '१'.repeat(4000), 'registration '.repeat(300)];
  const before = performance.now();
  for (let round = 0; round < 5; round += 1) findReviewTerms(hostile);
  expect(performance.now() - before).toBeLessThan(2000);
});
