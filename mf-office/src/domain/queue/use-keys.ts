import { useEffectEvent, useLayoutEffect } from 'react';

/** Handlers by key: a letter in lower case, '/', '?' or 'Escape'. */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Calls the handler of a key that is pressed alone: not while somebody types, and not below a dialog. */
export function useKeys(keys: Keys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const handler = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!handler || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    handler(event);
  });
  // Before the paint: a key pressed as soon as an item is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
