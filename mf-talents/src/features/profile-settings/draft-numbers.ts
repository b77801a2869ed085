/** A number as a field holds it; '' for none. */
export function toText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

export function toNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}
