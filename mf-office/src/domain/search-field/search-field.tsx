import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import type { KeyboardEvent } from 'react';

type SearchFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** Whether the label stands in the field, for lists with little room. */
  readonly isCompact?: boolean;
  readonly maxLength?: number;
  readonly className?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

/** A field for what is searched: addresses, numbers and names, which no browser should complete or correct. */
export function SearchField({ label, isCompact = false, ...field }: SearchFieldProps) {
  return (
    <TextField
      maxLength={OFFICE_LIMITS.search}
      {...field}
      name="search"
      type="search"
      label={label}
      {...(isCompact && { icon: 'search', isLabelHidden: true, placeholder: label })}
      spellCheck={false}
      autoComplete="off"
    />
  );
}
