import { LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import { CODE_PURPOSES, type CodePurpose } from './code-purpose';

/** Reason why a code no longer works; shown only to the browser that asked for it. */
export type CodeEnd = keyof typeof ENDS;

const ENDS = {
  used: () => t('codes.used'),
  expired: () => t('codes.expired', { minutes: LIMITS.codeLifetimeSeconds / 60 }),
  tried: () => t('codes.tried', { attempts: LIMITS.codeAttempts }),
} as const;

/** CODE_INVALID in the field of the purpose. Without `end` it says only that the digits do not work. */
export function codeInvalid(purpose: CodePurpose, end: CodeEnd | null = null): DomainError {
  const { field, detail: wrong } = CODE_PURPOSES[purpose].refusal;
  const detail = end === null ? wrong : ENDS[end]();
  return new DomainError('CODE_INVALID', { detail, fields: { [field]: detail } });
}
