import { LIMITS } from '@alltalent/shared/contracts';
import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useSearchDraft } from '@alltalent/shared/ui/listing';
import { tidyText } from '@alltalent/shared/ui/listing/filter-params';
import type { ComponentType, KeyboardEvent } from 'react';

type DebouncedFieldProps = Pick<TextFieldProps, 'label' | 'isLabelHidden' | 'name' | 'type' | 'icon' | 'placeholder' | 'className'> & {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** The field itself, where it is more than a text field. */
  readonly Field?: ComponentType<TextFieldProps>;
};

/** A text filter that is searched when typing pauses, or at once with Enter. */
export function DebouncedField({ value, onCommit, Field = TextField, ...field }: DebouncedFieldProps) {
  const { draft, type, flush } = useSearchDraft({
    searched: value,
    toDraft: () => value,
    keyOf: tidyText,
    onSearch: (text) => onCommit(tidyText(text)),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') flush();
  };
  return (
    <Field
      {...field}
      value={draft}
      onChange={type}
      onKeyDown={handleKeyDown}
      maxLength={LIMITS.searchLength}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
