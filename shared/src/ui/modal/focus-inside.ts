const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]', 'audio[controls]', 'video[controls]'].join(
  ',',
);

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked && element.name) {
    const group = element.closest('form, dialog') ?? document;
    return !group.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`);
  }
  return typeof element.checkVisibility === 'function' ? element.checkVisibility({ visibilityProperty: true }) : true;
}

function reachableIn(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** The field that asks for it, else the first control, else the container itself. */
export function focusInside(container: HTMLElement): void {
  const wanted = container.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) wanted.focus();
  else if (!container.contains(document.activeElement)) (reachableIn(container)[0] ?? container).focus();
}

/** The browser makes the page behind inert, but Tab could still leave to its own bars: it goes round instead. */
export function keepTabInside(container: HTMLElement, event: KeyboardEvent): void {
  const reachable = reachableIn(container);
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  const { activeElement } = document;
  if (!to) event.preventDefault();
  else if (activeElement === from || activeElement === container || !container.contains(activeElement)) {
    event.preventDefault();
    to.focus();
  }
}
