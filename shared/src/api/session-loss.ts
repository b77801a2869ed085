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
