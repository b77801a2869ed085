/** Returns the name of a named state's story in its module: 'listing-empty' -> 'ListingEmpty'. */
export function exportNameOf(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}

/** Returns where the gallery lists the named states of a remote. */
export function titleOf(remote: string): string {
  return `Remotes/${remote}`;
}
