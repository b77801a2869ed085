/** Joins names as in a sentence: ['YouTube', 'Vimeo', 'SoundCloud'], 'or' -> 'YouTube, Vimeo or SoundCloud'; '' for none. */
export function listInWords(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
