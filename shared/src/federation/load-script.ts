import type { Asset } from '../contracts/platform/federation';
import { hasIntegrity } from './fitness';

/** A file that did not run. */
export class ScriptError extends Error {
  constructor(
    /** The file's address; webpack gives it the same name on its own errors. */
    readonly request: string,
    reason: string,
  ) {
    super(`${request} ${reason}`);
    this.name = 'ScriptError';
  }
}

/**
 * Runs a script file once; a file without a hash is refused. Rejects when it cannot be fetched, fails its hash, or takes
 * longer than `timeoutMs`: then no line of it has run or ever will.
 */
export function loadScript(asset: Asset, timeoutMs: number): Promise<void> {
  if (!hasIntegrity(asset)) return Promise.reject(new ScriptError(asset.url, 'has no hash'));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      abandon(script);
      reject(new ScriptError(asset.url, reason));
    };
    const timer = setTimeout(() => fail(`did not arrive within ${Math.round(timeoutMs)} ms`), timeoutMs);
    script.src = asset.url;
    script.integrity = asset.integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('could not be loaded');
    document.head.append(script);
  });
}

/** An element that is only removed still runs its file when that arrives; one that changed its document does not. */
function abandon(script: HTMLScriptElement): void {
  script.onload = null;
  script.onerror = null;
  script.remove();
  document.implementation.createHTMLDocument().adoptNode(script);
}
