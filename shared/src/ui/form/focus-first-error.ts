/**
 * Puts the focus on the first field that is marked as wrong, in the order of the page; of a group, on its first choice. A
 * button that adds what is missing is marked with `data-invalid`, for ARIA knows no invalid buttons.
 */
export function focusFirstError(form: ParentNode | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled), button[data-invalid]');
  const field = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  field?.focus();
}
