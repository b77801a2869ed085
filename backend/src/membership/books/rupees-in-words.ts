const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '0 10 twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const CRORE = 10_000_000;
const LAKH = 100_000;

/** 399900 -> 'Rupees three thousand nine hundred ninety-nine only': a sum in words with lakh and crore. `minor`: paise, not below zero. */
export function rupeesInWords(minor: number): string {
  const [rupees, paise] = [Math.floor(minor / 100), minor % 100];
  const rest = paise === 0 ? '' : ` and ${belowHundred(paise)} paise`;
  return `Rupees ${wordsOf(rupees)}${rest} only`;
}

function wordsOf(number: number): string {
  if (number === 0) return 'zero';
  const crores = Math.floor(number / CRORE);
  const parts = [
    ...(crores === 0 ? [] : [`${wordsOf(crores)} crore`]),
    ...part(Math.floor((number % CRORE) / LAKH), ' lakh'),
    ...part(Math.floor((number % LAKH) / 1000), ' thousand'),
    ...part(Math.floor((number % 1000) / 100), ' hundred'),
    ...part(number % 100, ''),
  ];
  return parts.join(' ');
}

function part(count: number, unit: string): readonly string[] {
  return count === 0 ? [] : [`${belowHundred(count)}${unit}`];
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const [tens, ones] = [TENS[Math.floor(number / 10)] ?? '', number % 10];
  return ones === 0 ? tens : `${tens}-${ONES[ones]}`;
}
