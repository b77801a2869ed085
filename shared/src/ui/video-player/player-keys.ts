const SHORT_SECONDS = 5;
const LONG_SECONDS = 10;

const ACTIONS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: (video) => (video.paused ? play(video) : video.pause()),
  arrowleft: (video) => move(video, -SHORT_SECONDS),
  arrowright: (video) => move(video, SHORT_SECONDS),
  j: (video) => move(video, -LONG_SECONDS),
  l: (video) => move(video, LONG_SECONDS),
  m: (video) => void (video.muted = !video.muted),
  f: (video) => void (document.fullscreenElement === video ? document.exitFullscreen() : video.requestFullscreen?.()),
  c: (video) => switchCaptions(video),
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/**
 * Does what a key means for the player that has the focus. Space is left to the browser: it plays and pauses by itself, and
 * presses the buttons of its own controls, which the page cannot tell apart.
 */
export function handlePlayerKey(event: Key, video: HTMLVideoElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const action = ACTIONS[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action(video);
}

/** A play that another action interrupts is no error. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

function move(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity;
  video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), end);
}

function switchCaptions({ textTracks }: HTMLVideoElement): void {
  const [track] = textTracks;
  if (track) track.mode = track.mode === 'showing' ? 'disabled' : 'showing';
}
