import { type InferType, object, string } from 'yup';
import { remoteNameSchema } from './federation';

const LONGEST_REASON = 300;

/** The remote whose tokens end, and why. */
export const revokeTokensSchema = object({
  remote: remoteNameSchema,
  reason: string().trim().max(LONGEST_REASON).required('Say why: it is kept in the audit log'),
});
export type RevokeTokensInput = InferType<typeof revokeTokensSchema>;
