const OTHERS = ['hidden', 'checkbox', 'radio', 'button', 'submit'];

/** Whether a field of the page holds text, which a reload could lose. React keeps a field's own default in step with its text, so that it says nothing of who wrote it. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ type, value }) => value !== '' && !OTHERS.includes(type));
}
