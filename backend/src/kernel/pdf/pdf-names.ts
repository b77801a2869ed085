/** Hexadecimal escapes in PDF names, as in /J#61vaScript; real programs rarely write them. */
const NUMBERED_NAME = /#[0-9a-f]{2}/giu;
const MOST_NUMBERED = 2000;

/** Returns the text with escapes in names decoded; null if there are more escapes than programs write. */
export function namesSpeltOut(text: string): string | null {
  let count = 0;
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) count += 1;
  if (count > MOST_NUMBERED) return null;
  if (count === 0) return text;
  return text.replace(NUMBERED_NAME, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)));
}
