import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { topModal, watchModals } from './open-modals';

/** Shows its children within the modal dialog that is open, if one is: nothing outside of it can be seen or pressed. */
export function AboveDialogs({ children }: { readonly children: ReactNode }) {
  const dialog = useSyncExternalStore(watchModals, topModal, noModal);
  return dialog ? createPortal(children, dialog) : children;
}

function noModal(): null {
  return null;
}
