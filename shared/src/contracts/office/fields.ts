import { string } from 'yup';
import { OFFICE_LIMITS } from './staff-values';

/** Id of an account that the office reads or acts on. */
export const userIdField = () => string().max(40).required();

/** Why something is done; `missing` is the sentence about an empty one. */
export const reasonField = (missing = 'Say why: it is kept in the audit trail') =>
  string().trim().max(OFFICE_LIMITS.reason, `At most ${OFFICE_LIMITS.reason} characters`).required(missing);
