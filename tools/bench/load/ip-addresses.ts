let requestCount = 0;

/** Returns a new IP address for each request, out of sixteen million, so that no limit per address applies. */
export function nextIp(): string {
  requestCount = (requestCount + 1) % 2 ** 24;
  return `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
}
