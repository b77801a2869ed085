/** Puts the focus on the first field that is marked as wrong, in the order of the page; of a group, on its first choice. */
export function focusFirstError(form: ParentNode | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  const field = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  field?.focus();
}
