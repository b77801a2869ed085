type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the labels of the fields of a dialog that are neither required nor say that they may stay empty; choices always have a value. */
export function unmarkedFields(dialog: HTMLElement): readonly string[] {
  const fields = [...dialog.querySelectorAll<Field>('input:not([type="checkbox"], [type="radio"]), textarea')];
  return fields.filter((field) => !isMarked(field)).map(labelOf);
}

function isMarked(field: Field): boolean {
  return field.readOnly || field.getAttribute('aria-required') === 'true' || labelOf(field).endsWith('(optional)');
}

function labelOf({ labels, name }: Field): string {
  return labels?.[0]?.textContent ?? name;
}
