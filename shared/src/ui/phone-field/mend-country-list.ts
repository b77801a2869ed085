/** What the library leaves out of its button and list: keys, a name, roles. Returns how to stop. */
export function mendCountryList(wrapper: HTMLElement | null): (() => void) | undefined {
  if (!wrapper) return undefined;
  const handleKeyDown = (event: KeyboardEvent) => mendKey(wrapper, event);
  const observer = new MutationObserver(() => mendRoles(wrapper));
  wrapper.addEventListener('keydown', handleKeyDown);
  observer.observe(wrapper, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  return () => {
    wrapper.removeEventListener('keydown', handleKeyDown);
    observer.disconnect();
  };
}

/** With the list open, Esc closes the list and not the dialog around it; the space bar opens it as it does any button. */
function mendKey(wrapper: HTMLElement, event: KeyboardEvent): void {
  const isOpen = wrapper.querySelector('.country-list') !== null;
  if (event.key === 'Escape' && isOpen) event.preventDefault();
  if (event.key === ' ' && !isOpen && event.target instanceof HTMLElement && event.target.matches('.selected-flag')) {
    event.preventDefault();
    event.stopPropagation();
    event.target.click();
  }
}

function mendRoles(wrapper: HTMLElement): void {
  const list = wrapper.querySelector('.country-list');
  list?.setAttribute('aria-label', 'Country');
  list?.querySelector('.divider')?.setAttribute('role', 'none');
  for (const option of list?.querySelectorAll('[role=option]') ?? []) {
    option.setAttribute('aria-selected', String(option.classList.contains('highlight')));
  }
}
