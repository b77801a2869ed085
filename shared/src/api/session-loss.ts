const listeners = new Set<() => void>();

/** Tells the shell that a response was 401. */
export function announceLostSession(): void {
  for (const listener of listeners) listener();
}

/** Calls `onLost` on every 401 response; returns the function that stops listening. */
export function listenForLostSession(onLost: () => void): () => void {
  listeners.add(onLost);
  return () => void listeners.delete(onLost);
}

const switchListeners = new Set<() => void>();

/** Tells the shell that a response was refused because the session uses another account than the page shows. */
export function announceOtherAccount(): void {
  for (const listener of switchListeners) listener();
}

/** Calls `onOther` on every such response; returns the function that stops listening. */
export function listenForOtherAccount(onOther: () => void): () => void {
  switchListeners.add(onOther);
  return () => void switchListeners.delete(onOther);
}
