/** Path of everything that the development server has of its own. */
export const BASE = '/_dev/';

/** Returns the path of the files of a remote: '/_dev/mf_talents/'. */
export function baseOf(remote: string): string {
  return `${BASE}${remote}/`;
}

/**
 * Returns the script that a page runs as the entry of a remote. Its hash is known before the remote is compiled, and stays as the
 * remote changes; the real entry is loaded when the page needs something of it.
 */
export function entryScript(remote: string): string {
  const file = JSON.stringify(`${baseOf(remote)}remoteEntry.js`);
  return `(() => {
  const name = ${JSON.stringify(remote)};
  let entry;
  const load = () => (entry ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ${file};
    script.onload = () => resolve(globalThis[name]);
    script.onerror = () => {
      entry = undefined;
      reject(new Error(${file} + ' could not be loaded'));
    };
    document.head.append(script);
  }));
  globalThis[name] = {
    init: (...args) => load().then((container) => container.init(...args)),
    get: (...args) => load().then((container) => container.get(...args)),
  };
})();
`;
}
