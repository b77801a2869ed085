const MOST_ROWS = 6;

/** Gives a text area as many rows as its text takes, in browsers that do not do so themselves (CSS `field-sizing`). */
export function fitRows(box: HTMLTextAreaElement): void {
  if ('fieldSizing' in box.style) return;
  box.rows = 1;
  while (box.rows < MOST_ROWS && box.scrollHeight > box.clientHeight) box.rows += 1;
}
