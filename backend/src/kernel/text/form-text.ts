/** Text of a single-line field: trimmed, with control characters and line breaks replaced by spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Text of a multi-line field: lines end with \n, and other control characters are removed, as they could affect a terminal or a mail. */
export function severalLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}
