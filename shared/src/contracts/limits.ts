/** Figures of product-spec section 9, in the unit the name says. */
export const LIMITS = {
  codeLength: 6,
  loginResendSeconds: 30,
  leadResendSeconds: 60,
  leadFormSeconds: 2,
  codeLifetimeSeconds: 600,
  codeAttempts: 5,
  mobileLength: 17,
  emailLength: 254,
  passwordMin: 15,
  passwordMax: 128,
  ageOfMajority: 18,
  ageOldest: 120,
  nameLength: 80,
  searchLength: 120,
  companyLength: 120,
  descriptionLength: 2000,
  addressLength: 500,
  talentsPerPage: 12,
  talentsPerPageMax: 48,
  pageMax: 100_000,
  skillsPerCard: 3,
  ageMin: 1,
  ageMax: 100,
  filterdataBytes: 8192,
  bodyBytes: 100 * 1024,
  requestTimeoutMs: 15_000,
  remoteTimeoutMs: 4_000,
} as const;

/** General e-mail pattern: something, @, a dotted domain; no spaces. */
export const EMAIL_PATTERN = /^[^\s@"<>(),;:\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
