const CHANNEL = 'session';
const LOGGED_OUT = 'logged-out';
const SWITCHED = 'switched';

type News = typeof LOGGED_OUT | typeof SWITCHED;

/** Tells the other tabs of this browser that the session ended. */
export function announceLogout(): void {
  announce(LOGGED_OUT);
}

/** Tells the other tabs of this browser that the session uses another account. */
export function announceSwitch(): void {
  announce(SWITCHED);
}

/** Calls `onLogout` when another tab ends the session; returns the function that stops listening. */
export function listenForLogout(onLogout: () => void): () => void {
  return listenFor(LOGGED_OUT, onLogout);
}

/** Calls `onSwitch` when another tab has the session use another account; returns the function that stops listening. */
export function listenForSwitch(onSwitch: () => void): () => void {
  return listenFor(SWITCHED, onSwitch);
}

function announce(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

function listenFor(news: News, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === news) onNews();
  };
  return () => channel.close();
}
