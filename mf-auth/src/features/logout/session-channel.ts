/** The shell of every other tab listens here for the end of the session. */
const SESSION_CHANNEL = 'session';
const LOGGED_OUT = 'logged-out';

export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(LOGGED_OUT);
  channel.close();
}
