const listeners = new Set<() => void>();

/** Tells the shell that a call was answered as one without a session. */
export function announceLostSession(): void {
  for (const listener of listeners) listener();
}

/** Calls `onLost` for every answer 401; the answer stops listening. */
export function listenForLostSession(onLost: () => void): () => void {
  listeners.add(onLost);
  return () => void listeners.delete(onLost);
}
