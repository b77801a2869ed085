const PLAIN_EMAIL = /^[^\s@"<>(),;:\\[\]]+@[\p{L}\p{N}.-]+$/u;

/** True for a single e-mail address that mail programs cannot parse as anything else, and so may get replies. */
export function isPlainEmail(email: string): boolean {
  return PLAIN_EMAIL.test(email);
}
