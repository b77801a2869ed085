import { FormPhoneField, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import type { LeadFieldSpec } from './lead-fields';

/** As many digits as the server reads; a longer number gets an error instead of being cut off. */
const MAX_DIGITS = 30;

type LeadFieldInputProps = { readonly spec: LeadFieldSpec; readonly usualDialCode: string };

export function LeadFieldInput({ spec, usualDialCode }: LeadFieldInputProps) {
  const { kind, name, label, autoComplete, placeholder } = spec;
  if (kind === 'phone') return <FormPhoneField {...{ name, label, usualDialCode }} maxDigits={MAX_DIGITS} />;
  const text = { name, label, autoComplete, placeholder };
  if (kind === 'area') return <FormTextArea {...text} />;
  if (kind === 'text') return <FormTextField {...text} />;
  return <FormTextField {...text} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
