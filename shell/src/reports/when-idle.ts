/** Calls `run` once, when the page has loaded and is idle. */
export function whenIdleAfterLoad(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 2000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
