/** `asha-rao-k7m2p9qx` is words, and eight letters that the server drew. */
export function splitAddress(slug: string): { readonly words: string; readonly drawn: string } {
  const cut = slug.lastIndexOf('-');
  return cut < 0 ? { words: '', drawn: slug } : { words: slug.slice(0, cut), drawn: slug.slice(cut + 1) };
}

/** As people write it: without the scheme. */
export function joinAddress(words: string, drawn: string): string {
  return `${globalThis.location.host}/${words.trim().toLowerCase() || '…'}-${drawn}`;
}
