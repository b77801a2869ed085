import { fontData, runsOf } from './fonts';

test.each([
  ['Asha Rao', [['latin', 'Asha Rao']]],
  [
    '₹3,999',
    [
      ['latin-ext', '₹'],
      ['latin', '3,999'],
    ],
  ],
  [
    'आशा शर्मा, Mumbai',
    [
      ['devanagari', 'आशा शर्मा'],
      ['latin', ', Mumbai'],
    ],
  ],
  ['क्\u200dष', [['devanagari', 'क्\u200dष']]],
  [
    'Nguyễn',
    [
      ['latin', 'Nguy'],
      ['vietnamese', 'ễ'],
      ['latin', 'n'],
    ],
  ],
  ['', []],
])('MEM-06 “%s” is set in a font of each script', (line, runs) => expect(runsOf(line).map(({ font, text }) => [font, text])).toEqual(runs));

test('MEM-06 every font is installed in both weights', () => {
  for (const font of ['latin', 'latin-ext', 'devanagari', 'vietnamese', 'cyrillic', 'greek'] as const)
    for (const weight of [400, 600] as const) expect(fontData(font, weight).length).toBeGreaterThan(0);
});
