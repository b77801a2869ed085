const PLAIN_EMAIL = /^[^\s@"<>(),;:\\[\]]+@[\p{L}\p{N}.-]+$/u;

/** One address that cannot be read as anything else, so that an answer may go there. */
export function isPlainEmail(email: string): boolean {
  return PLAIN_EMAIL.test(email);
}
