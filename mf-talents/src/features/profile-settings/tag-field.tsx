import { AppliedChip, Icon, TextField } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { type KeyboardEvent, useRef } from 'react';
import styles from './tag-field.module.css';
import { isAmong, useTags } from './use-tags';

type TagFieldProps = {
  readonly name: string;
  readonly label: string;
  /** One of them: 'skill'. */
  readonly one: string;
  readonly most: number;
  readonly longest: number;
  readonly suggestions: readonly string[];
};

/** Words one by one: Enter or a comma adds, Backspace in the empty field takes the last one out. */
export function TagField({ name, label, one, most, longest, suggestions }: TagFieldProps) {
  const { value: tags, error, onChange, onBlur } = useFormField<readonly string[]>(name);
  const { text, news, isFull, type, add, remove } = useTags({ tags, most, longest, onChange });
  const input = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') remove(tags.at(-1));
  };
  const handleRemove = (tag: string) => {
    remove(tag);
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        name={name}
        label={label}
        value={text}
        error={firstMessage(error)}
        hint={isFull ? `That is all there is room for: ${most}.` : `Press Enter after each ${one}.`}
        end={<Count count={tags.length} most={most} />}
        placeholder={isFull ? '' : `Add a ${one}`}
        readOnly={isFull}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={handleKey}
        onChange={type}
        onBlur={() => {
          add(text);
          onBlur();
        }}
      />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <AppliedChip onRemove={() => handleRemove(tag)}>{tag}</AppliedChip>
            </li>
          ))}
        </ul>
      )}
      {!isFull && <Suggestions label={label} words={suggestions.filter((word) => !isAmong(tags, word))} onChoose={add} />}
      <p role="status" className="vh">
        {news}
      </p>
    </div>
  );
}

type SuggestionsProps = { readonly label: string; readonly words: readonly string[]; readonly onChoose: (word: string) => void };

function Suggestions({ label, words, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.tags} aria-label={`Common ${label.toLowerCase()}`}>
      {words.slice(0, 6).map((word) => (
        <li key={word}>
          <button type="button" className={styles.suggestion} onClick={() => onChoose(word)}>
            <Icon name="plus" />
            <span className="vh">Add </span>
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Count({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <span className="muted num">
      {count} of {most}
    </span>
  );
}

/** Formik keeps the errors of a list in its places. */
function firstMessage(error: unknown): string | undefined {
  const messages: readonly unknown[] = Array.isArray(error) ? error : [error];
  return messages.find((message) => typeof message === 'string');
}
