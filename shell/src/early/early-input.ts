type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Buttons of a drawn page that do nothing before the page is hydrated. Links, `details` and forms with an address work by themselves. */
const BUTTONS = 'button, [role="button"], [role="tab"]';
const LINKS = 'a[href]';

/** Events of a press, by pointer, by keyboard and by assistive technology. */
const PRESSES = ['pointerdown', 'keydown', 'click'];

/** What a visitor did on a drawn page before it was hydrated: the last button that was pressed, and the fields that were changed. */
export type EarlyInput = {
  /** A button; also a link that would load the page again without what was typed. */
  pressed: HTMLElement | null;
  readonly edited: Set<Field>;
  /** Leaves presses to React, which hydrates the rest of the page for them. One more press of a button or link takes the place of the noted one. */
  leavePresses(): void;
  /** Ends the watch. */
  stop(): void;
};

/** Name of the global variable in which the document's first script leaves what it saw. */
export const EARLY_INPUT = 'earlyInput';

/** Notes what is pressed and typed. A form without an address is not sent meanwhile: the browser would load the page again. */
export function watchEarlyInput(root: Document | Element): EarlyInput {
  let isReactThere = false;
  const handlePress = (event: Event) => {
    if (isReactThere && (buttonOf(event) ?? linkOf(event))) early.pressed = null;
  };
  const handleClick = (event: Event) => {
    // React may hydrate the page for this very click, and then does not see that it ticked the box.
    if (isBox(event.target)) early.edited.add(event.target);
    if (isReactThere) return;
    const button = buttonOf(event);
    const pressed = button ?? (early.edited.size > 0 ? linkOfSamePage(event) : null);
    if (!pressed || (button && sendsByItself(button))) return;
    event.preventDefault();
    early.pressed = pressed;
  };
  const handleSubmit = (event: Event) => {
    if (!isReactThere && event.target instanceof HTMLFormElement && !hasAddress(event.target)) event.preventDefault();
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target)) early.edited.add(target);
  };
  const watch = new AbortController();
  const early: EarlyInput = {
    pressed: null,
    edited: new Set(),
    leavePresses() {
      isReactThere = true;
    },
    stop: () => watch.abort(),
  };
  const options = { capture: true, signal: watch.signal };
  for (const type of PRESSES) root.addEventListener(type, handlePress, options);
  root.addEventListener('click', handleClick, options);
  root.addEventListener('submit', handleSubmit, options);
  root.addEventListener('input', handleInput, options);
  return early;
}

/** Ends the watch and does on the hydrated page, or on one that took its place, what was done before. */
export function repeatEarlyInput(early: EarlyInput): void {
  early.stop();
  const fields = [...early.edited].filter((field) => field.isConnected);
  const boxes = fields.filter(isBox).map((box) => ({ box, isTicked: box.checked }));
  for (const field of fields) if (!isBox(field) && field.type !== 'file') typeAgain(field);
  // After the click for which React may have hydrated the page, and after React has rendered what was typed.
  setTimeout(() => {
    for (const { box, isTicked } of boxes) if (isTicked !== box.defaultChecked) tickAgain(box, isTicked);
    for (const field of fields) if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  setTimeout(() => early.pressed && inPage(early.pressed)?.click());
}

/** Returns a button or link itself; where it is gone with the page, the only one of its name. */
function inPage(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const kind = pressed instanceof HTMLAnchorElement ? LINKS : BUTTONS;
  const [first, second] = [...document.querySelectorAll<HTMLElement>(kind)].filter((other) => nameOf(other) === nameOf(pressed));
  return second ? undefined : first;
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}

function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

/** Returns the link that was clicked, if it loads the same page in the same tab. */
function linkOfSamePage(event: Event): HTMLAnchorElement | null {
  const link = linkOf(event);
  if (link === null || link.target !== '' || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)))
    return null;
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname;
  return isSamePage && (link.search !== location.search || link.hash === '') ? link : null;
}

function sendsByItself(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null && hasAddress(button.form);
}

/** Returns whether the browser can send a form by itself. Formik gives each of its forms the address "#". */
function hasAddress(form: HTMLFormElement): boolean {
  const address = form.getAttribute('action');
  return address !== null && address !== '#';
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}

/** React ignores an event of a field whose value is the one it knows, so the value is taken away first. */
function typeAgain(field: Field): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}
