const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State code, PAN, number of the registration, the letter Z (or another for special registrations), check character. */
const SHAPE = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/u;
const LENGTH = 15;

/**
 * Reads a GSTIN as typed: upper case, without spaces; null when its shape or its check character is wrong. The check character
 * is the sum of the digits of each product, weights 1 and 2 in turn, in base 36 (CGST Rules, rule 10; GST Network's checksum).
 */
export function readGstin(typed: string): string | null {
  if (typed.length > 2 * LENGTH) return null;
  const gstin = typed.replace(/\s+/gu, '').toUpperCase();
  return SHAPE.test(gstin) && gstin.at(-1) === checkCharacter(gstin) ? gstin : null;
}

function checkCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, LENGTH - 1)].reduce((total, symbol, index) => {
    const product = SYMBOLS.indexOf(symbol) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SYMBOLS.length) + (product % SYMBOLS.length);
  }, 0);
  return SYMBOLS.charAt((SYMBOLS.length - (sum % SYMBOLS.length)) % SYMBOLS.length);
}
