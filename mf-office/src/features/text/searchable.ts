/** Tells whether a text has what was typed, in capitals or not, and however an amount is written: 16000, Rs 16,000 and ₹16,000 are the same. */
export function hasTyped(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.toLowerCase()) || plain(text).includes(plain(typed));
}

/** Returns a text in small letters, its amounts without currency and commas. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?:₹|\brs\.?) ?(?=\d)/gu, '')
    .replaceAll(/(?<=\d),(?=\d)/gu, '');
}
