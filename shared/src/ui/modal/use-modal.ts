import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusInside, keepTabInside } from './focus-inside';
import { announceModals } from './open-modals';
import { lockScroll } from './scroll-lock';

/** Opens a native dialog while `isOpen`; every way of closing it goes through `onClose`. */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    dialog.showModal();
    announceModals();
    focusInside(dialog);
    const unlisten = listen(dialog, () => requestClose());
    return () => {
      unlisten();
      unlock();
      dialog.close();
      announceModals();
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return ref;
}

function listen(dialog: HTMLDialogElement, requestClose: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressedOn: EventTarget | null = null;
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Tab') keepTabInside(dialog, event);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      requestClose();
    },
    { signal },
  );
  // Asked for by the platform: the back gesture, an assistive technology.
  dialog.addEventListener('cancel', (event) => (event.target === dialog ? (event.preventDefault(), requestClose()) : undefined), {
    signal,
  });
  dialog.addEventListener('close', (event) => (event.target === dialog ? requestClose() : undefined), { signal });
  // The backdrop belongs to the dialog element; a selection dragged out of it does not count.
  dialog.addEventListener('pointerdown', (event) => (pressedOn = event.target), { signal });
  dialog.addEventListener('click', (event) => (event.target === dialog && pressedOn === dialog ? requestClose() : undefined), { signal });
  return () => controller.abort();
}
