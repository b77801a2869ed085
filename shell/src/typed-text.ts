const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes which fields somebody typed into. React keeps a field's own default in step with its value, so the page cannot be asked later. */
export function watchTypedText(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target);
  };
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Whether the page holds something typed or chosen that a reload would lose. */
export function hasTypedText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => (isBox(field) ? true : field.value !== ''));
}

function isBox(field: Element): boolean {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
