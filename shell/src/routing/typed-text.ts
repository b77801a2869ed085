const OTHERS = ['hidden', 'checkbox', 'radio', 'button', 'submit'];

/**
 * Returns whether a field holds text that a reload could lose. React updates a field's default with its text, so the
 * default cannot tell who wrote it.
 */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ type, value }) => value !== '' && !OTHERS.includes(type));
}
