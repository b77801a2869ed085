/** What was typed into a field of one line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What was typed into a field of several lines: they end alike, and nothing else commands a terminal or a mail. */
export function severalLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}
