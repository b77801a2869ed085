/** Returns the key by which list names are compared; it ignores their case. */
export function listNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
