/**
 * Keeps Back and Forward from the router until the returned function is called, which then lets it go where the browser went. A router
 * that is at another page before React renders it would not fit the page that was sent. Called before the router listens.
 */
export function holdBack(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  addEventListener('popstate', hold, { capture: true });
  return () => {
    removeEventListener('popstate', hold, { capture: true });
    if (isHeld) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    isHeld = false;
  };
}
