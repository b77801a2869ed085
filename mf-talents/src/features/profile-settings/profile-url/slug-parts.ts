/** Splits a slug such as `asha-rao-k7m2p9qx` into its readable part and the eight characters the server chose. */
export function splitSlug(slug: string): { readonly words: string; readonly suffix: string } {
  const cut = slug.lastIndexOf('-');
  return cut < 0 ? { words: '', suffix: slug } : { words: slug.slice(0, cut), suffix: slug.slice(cut + 1) };
}

/** Returns the URL of the profile as people write it, without the scheme. */
export function profileUrlOf(words: string, suffix: string): string {
  return `${globalThis.location.host}/${words.trim().toLowerCase() || '…'}-${suffix}`;
}
