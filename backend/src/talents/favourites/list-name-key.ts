/** Names with the same key are one name: their case does not tell lists apart. */
export function listNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
