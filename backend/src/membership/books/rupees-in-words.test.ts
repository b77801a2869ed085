import { rupeesInWords } from './rupees-in-words';

test.each([
  [0, 'Rupees zero only'],
  [5, 'Rupees zero and five paise only'],
  [100, 'Rupees one only'],
  [1_900, 'Rupees nineteen only'],
  [2_000, 'Rupees twenty only'],
  [49_900, 'Rupees four hundred ninety-nine only'],
  [399_900, 'Rupees three thousand nine hundred ninety-nine only'],
  [359_910, 'Rupees three thousand five hundred ninety-nine and ten paise only'],
  [1_000_000, 'Rupees ten thousand only'],
  [10_000_000, 'Rupees one lakh only'],
  [12_345_678, 'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only'],
  [1_000_000_000, 'Rupees one crore only'],
  [214_748_364_700, 'Rupees two hundred fourteen crore seventy-four lakh eighty-three thousand six hundred forty-seven only'],
])('MEM-06 %d paise are in words: %s', (minor, words) => expect(rupeesInWords(minor)).toBe(words));
