/** Puts the focus on the first field that is marked as wrong, in the order of the page. */
export function focusFirstError(form: ParentNode | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
}
