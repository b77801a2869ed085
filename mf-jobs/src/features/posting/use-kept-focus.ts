import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Remembers which field of a page has the focus. */
export class FieldInUse {
  private name = '';

  note(field: Element | null): void {
    this.name = field?.getAttribute('name') ?? '';
  }

  /** Returns the field of this name in another form; null for none. */
  findIn(form: Element): HTMLInputElement | null {
    return this.name === '' ? null : form.querySelector<HTMLInputElement>(`[name="${this.name}"]`);
  }
}

/** Gives the focus of a form to the one that takes its place, so that typing goes on. Returns the properties of the element around it. */
export function useKeptFocus(fieldInUse: FieldInUse, form: number) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A drawn page may have been typed in before its code ran.
    if (ref.current?.contains(activeElement)) fieldInUse.note(activeElement);
    const field = ref.current && activeElement === body ? fieldInUse.findIn(ref.current) : null;
    field?.focus();
    if (field?.type === 'text' || field?.type === 'textarea') field.setSelectionRange(field.value.length, field.value.length);
  }, [fieldInUse, form]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => fieldInUse.note(target),
    onBlur: () => fieldInUse.note(null),
  };
}
