/** How many digits stand after the caret: grouping changes around them, they stay. Null where the input has no caret. */
export function digitsAfterCaret({ value, selectionStart }: HTMLInputElement): number | null {
  return selectionStart === null ? null : countDigits(value.slice(selectionStart));
}

/** The leftmost place with so many digits after it, so that Backspace meets a digit and never a space. */
export function placeCaret(input: HTMLInputElement, digitsAfter: number): void {
  let position = input.value.length;
  for (let left = digitsAfter; left > 0 && position > 0; position -= 1) if (isDigit(input.value.charAt(position - 1))) left -= 1;
  while (digitsAfter > 0 && position > 0 && input.value.charAt(position - 1) === ' ') position -= 1;
  input.setSelectionRange(position, position);
}

const isDigit = (character: string) => character >= '0' && character <= '9';
const countDigits = (text: string) => [...text].filter(isDigit).length;
