import type { PageRegistry } from '@alltalent/shared/contracts';

/** The registry the document carries as a JSON data block. Without one the shell still stands, with no remote. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as PageRegistry) : { revision: 0, remotes: [], token: '' };
}
