import type { AuditAction } from '@alltalent/shared/contracts';
import { ACCOUNT_ACTS } from './recorded-account-acts';
import type { Recorded } from './recorded-act';
import { BUSINESS_ACTS } from './recorded-business-acts';
import { DESK_ACTS } from './recorded-desk-acts';

/** Every act with the forms in which it is stored, those of older entries included. */
export const RECORDED: Readonly<Record<AuditAction, Recorded>> = { ...BUSINESS_ACTS, ...ACCOUNT_ACTS, ...DESK_ACTS };
