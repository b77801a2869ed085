import { DomainError } from '../../platform/domain-error';
import { CODE_PURPOSES, type CodePurpose } from './code-purpose';

/** The refusal of a code, in the words and the field of what it is for. A wrong, a late and a used one are told apart by nobody. */
export function codeInvalid(purpose: CodePurpose): DomainError {
  const { field, detail } = CODE_PURPOSES[purpose].refusal;
  return new DomainError('CODE_INVALID', { detail, fields: { [field]: detail } });
}
