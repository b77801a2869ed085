type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Buttons of a drawn page that do nothing before the page is hydrated. Links, `details` and forms with an address work by themselves. */
const BUTTONS = 'button, [role="button"], [role="tab"]';

/**
 * Keeps what a visitor does on a drawn page before it is hydrated: the last button that was pressed, and what was typed.
 * The function it returns does it again on the hydrated page, and keeps nothing from then on.
 */
export function keepEarlyInput(root: Element): () => void {
  let pressed: HTMLElement | null = null;
  const edited = new Set<Field>();

  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
    if (!button || sendsByItself(button)) return;
    event.preventDefault();
    pressed = button;
  };
  const handleSubmit = (event: Event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action')) event.preventDefault();
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target)) edited.add(target);
  };
  root.addEventListener('click', handleClick, true);
  root.addEventListener('submit', handleSubmit, true);
  root.addEventListener('input', handleInput, true);

  return () => {
    root.removeEventListener('click', handleClick, true);
    root.removeEventListener('submit', handleSubmit, true);
    root.removeEventListener('input', handleInput, true);
    for (const field of edited) if (field.isConnected) typeAgain(field);
    // After React has rendered what was typed.
    setTimeout(() => pressed?.isConnected && pressed.click());
  };
}

function sendsByItself(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** React ignores an event of a field whose value is the one it knows, so the value is taken away first. */
function typeAgain(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
