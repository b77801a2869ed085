import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { OFFICE_LIMITS, STAFF_RIGHTS, STAFF_ROLES } from './staff-values';

const SIX_DIGITS = /^\d{6}$/u;
/** A WebAuthn response is below 4 kB; its parts are base64url. */
const LONGEST_PART = 16_000;

export const passkeySchema = object({
  id: string().required(),
  name: string().required(),
  added_at: string().required(),
  used_at: string().nullable().defined(),
});
export type Passkey = InferType<typeof passkeySchema>;

/**
 * A staff session in the office. `step`: `enrol` nobody has set up a second step yet, `prove` it is asked for, `open` the office is
 * open until `open_until` (ISO time), and dangerous acts until `confirmed_until`.
 */
export const officeSessionSchema = object({
  user_id: string().required(),
  name: string().defined(),
  email: string().defined(),
  roles: array(string().oneOf(STAFF_ROLES).required()).required(),
  rights: array(string().oneOf(STAFF_RIGHTS).required()).required(),
  step: string().oneOf(['enrol', 'prove', 'open']).required(),
  has_totp: boolean().required(),
  passkeys: array(passkeySchema.required()).required(),
  recovery_codes_left: number().integer().required(),
  open_until: string().nullable().defined(),
  confirmed_until: string().nullable().defined(),
});
export type OfficeSession = InferType<typeof officeSessionSchema>;
export const officeSessionResponseSchema = object({ status: number().required(), data: officeSessionSchema.required() });
export type OfficeSessionResponse = InferType<typeof officeSessionResponseSchema>;

/** The secret of an authenticator app, in base32 and as the otpauth: URI of its QR code. */
export const newTotpResponseSchema = object({
  status: number().required(),
  secret: string().required(),
  uri: string().required(),
});
export type NewTotpResponse = InferType<typeof newTotpResponseSchema>;

export const totpCodeSchema = object({
  code: string().max(12).matches(SIX_DIGITS, 'Enter the six digits').required('Enter the six digits'),
});
export type TotpCodeInput = InferType<typeof totpCodeSchema>;

export const recoveryCodeSchema = object({
  code: string().trim().max(20, 'Enter one of your recovery codes').required('Enter one of your recovery codes'),
});
export type RecoveryCodeInput = InferType<typeof recoveryCodeSchema>;

/** Answer to a new factor or to new codes. `recovery_codes` are shown once: ten codes, or none when the person has some already. */
export const enrolledResponseSchema = object({
  status: number().required(),
  recovery_codes: array(string().required()).required(),
  data: officeSessionSchema.required(),
});
export type EnrolledResponse = InferType<typeof enrolledResponseSchema>;

/** Options of `navigator.credentials`, as JSON of WebAuthn level 3. */
export const passkeyOptionsResponseSchema = object({ status: number().required(), options: mixed<object>().required() });
export type PasskeyOptionsResponse = { readonly status: number; readonly options: object };

const credentialSchema = object({
  id: string().max(1400).required(),
  rawId: string().max(1400).required(),
  type: string().oneOf(['public-key']).required(),
  authenticatorAttachment: string().max(40).optional(),
  clientExtensionResults: mixed<object>().optional(),
  response: object({
    clientDataJSON: string().max(LONGEST_PART).required(),
    attestationObject: string().max(LONGEST_PART).optional(),
    authenticatorData: string().max(LONGEST_PART).optional(),
    signature: string().max(LONGEST_PART).optional(),
    userHandle: string().max(200).optional(),
    publicKey: string().max(LONGEST_PART).optional(),
    publicKeyAlgorithm: number().optional(),
    transports: array(string().max(40).required()).max(10).optional(),
  }).required(),
});

export const addPasskeySchema = object({
  name: string().trim().max(OFFICE_LIMITS.passkeyName, 'At most 60 characters').required('Name this passkey, such as Work laptop'),
  credential: credentialSchema.required(),
});
export type AddPasskeyInput = InferType<typeof addPasskeySchema>;
export const provePasskeySchema = object({ credential: credentialSchema.required() });
export type ProvePasskeyInput = InferType<typeof provePasskeySchema>;
export const removePasskeySchema = object({ id: string().max(60).required() });
export type RemovePasskeyInput = InferType<typeof removePasskeySchema>;
