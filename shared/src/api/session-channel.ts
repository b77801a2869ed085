const CHANNEL = 'session';
const LOGGED_OUT = 'logged-out';

/** Tells the other tabs of this browser that the session ended. */
export function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LOGGED_OUT);
  channel.close();
}

/** Calls `onLogout` when another tab ends the session; returns the function that stops listening. */
export function listenForLogout(onLogout: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === LOGGED_OUT) onLogout();
  };
  return () => channel.close();
}
