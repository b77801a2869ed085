import type { Asset } from '../contracts/federation';

/**
 * Runs a script file once. Rejects when it cannot be fetched, fails its hash, or takes longer than `timeoutMs`;
 * the element is removed then, so that a later try starts afresh.
 */
export function loadScript(asset: Asset, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${asset.url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not arrive within ${timeoutMs} ms`), timeoutMs);
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
