let locks = 0;

/** Stops the page from scrolling behind a dialog; returns the way back. */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  if (locks === 0) {
    body.style.setProperty('--scrollbar', `${Math.max(0, window.innerWidth - documentElement.clientWidth)}px`);
    body.classList.add('modal-open');
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks > 0) return;
    body.classList.remove('modal-open');
    body.style.removeProperty('--scrollbar');
  };
}
