import type { Registry } from '@alltalent/shared/contracts';

/** The registry the document carries as a JSON data block. Without one the shell still stands, with no remote. */
export function readPageRegistry(): Registry {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as Registry) : { revision: 0, remotes: [] };
}
