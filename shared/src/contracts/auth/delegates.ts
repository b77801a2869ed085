import { array, type InferType, number, object, string } from 'yup';

/**
 * As what a session uses an account: its holder; the guardian of a child; or a member of a client's team, as owner (everything but
 * the account itself, the team included), caster (everything but the account and the team) or viewer (reads).
 */
export const STANDINGS = ['holder', 'guardian', 'owner', 'caster', 'viewer'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Account that the signed-in person can use beside the own one. */
export const delegatedAccountSchema = object({
  account_id: string().required(),
  /** 'Tara Iyer'. */
  name: string().defined(),
  standing: string()
    .oneOf(STANDINGS.filter((standing) => standing !== 'holder'))
    .required(),
});
export type DelegatedAccount = InferType<typeof delegatedAccountSchema>;

/** `own`: the person's own account; `current_id`: the account that the session uses now. */
export const delegatedAccountsResponseSchema = object({
  status: number().required(),
  data: object({
    own: object({ account_id: string().required(), name: string().defined() }).required(),
    current_id: string().required(),
    accounts: array(delegatedAccountSchema.required()).required(),
  }).required(),
});
export type DelegatedAccountsResponse = InferType<typeof delegatedAccountsResponseSchema>;

/** The own id ends the use of the other account. */
export const switchAccountSchema = object({ account_id: string().strict().trim().max(40).required('Choose an account') });
export type SwitchAccountInput = InferType<typeof switchAccountSchema>;

/** Who uses the account of the session, when that is another person than its holder. */
export const actingPersonSchema = object({
  person_id: string().required(),
  /** 'Leela Iyer'. */
  name: string().defined(),
  standing: string().oneOf(STANDINGS).required(),
});
export type ActingPerson = InferType<typeof actingPersonSchema>;
