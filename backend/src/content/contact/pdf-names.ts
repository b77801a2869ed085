/** Names may be written with numbers in place of letters: /J#61vaScript. Few ever are. */
const NUMBERED_NAME = /#[0-9a-f]{2}/giu;
const MOST_NUMBERED = 2000;

/** The text with every name in its letters; null where more is written with numbers than any program writes. */
export function namesSpeltOut(text: string): string | null {
  let count = 0;
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) count += 1;
  if (count > MOST_NUMBERED) return null;
  return text.replace(NUMBERED_NAME, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)));
}
