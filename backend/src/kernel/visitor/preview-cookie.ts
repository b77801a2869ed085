import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` for a request of a browser with this preview cookie; its value is unverified. */
export function withPreviewCookie<T>(value: string | undefined, work: () => T): T {
  return value === undefined ? work() : current.run(value, work);
}

/** Returns the unverified preview cookie of the request that the calling code runs for; undefined without one. */
export function previewCookie(): string | undefined {
  return current.getStore();
}
