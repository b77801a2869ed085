let asked = 0;

/** Another visitor for every request: sixteen million of them, so that nobody meets the limit of one address. */
export function nextAddress(): string {
  asked = (asked + 1) % 2 ** 24;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
}
