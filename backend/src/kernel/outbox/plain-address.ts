const PLAIN_ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[\p{L}\p{N}.-]+$/u;

/** One address that cannot be read as anything else, so that an answer may go there. */
export function isPlainAddress(address: string): boolean {
  return PLAIN_ADDRESS.test(address);
}
