/** Accounts at the test providers, by login name. */
export const PEOPLE = {
  'new.face': { given_name: 'Nisha', family_name: 'Varma', email: 'Nisha.Varma@example.com', email_verified: true },
  'second.face': { given_name: 'Tara', family_name: 'Sen', email: 'tara.sen@example.com', email_verified: true },
  'third.face': { given_name: 'Om', family_name: 'Das', email: 'om.das@example.com', email_verified: true },
  /** Account with the unverified e-mail address of a talent of the site. */
  'asha.unproved': { given_name: 'Asha', family_name: 'Rao', email: 'asha.rao@example.com', email_verified: false },
  'asha.proved': { given_name: 'Asha', family_name: 'Rao', email: 'asha.rao@example.com', email_verified: true },
  'no.email': { given_name: 'Lone\r\nWolf', family_name: 'x'.repeat(200) },
} as const;

export type Person = keyof typeof PEOPLE;

export const CLIENT = { id: 'all-talent', secret: 'a-secret-between-this-site-and-the-provider' } as const;
