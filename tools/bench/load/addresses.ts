let asked = 0;

/** Returns a new IP address for each request, out of sixteen million, so that no limit per address applies. */
export function nextAddress(): string {
  asked = (asked + 1) % 2 ** 24;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
}
