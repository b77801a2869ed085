import { type KeyboardEvent, useRef } from 'react';
import { AppliedChip } from '../chip/chip';
import { TextField } from '../field/text-field';
import { Icon } from '../icon/icon';
import styles from './tag-field.module.css';
import { isAmong, useTags } from './use-tags';

export type TagFieldProps = {
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly label: string;
  /** One of them: 'skill'. */
  readonly one: string;
  readonly most: number;
  readonly longest: number;
  readonly suggestions: readonly string[];
};

/** Field for a list of tags: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function TagField({ name, value: tags, onChange, onBlur, error, label, one, most, longest, suggestions }: TagFieldProps) {
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
        error={error}
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
          onBlur?.();
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
      {!isFull && <Suggestions label={label} tags={suggestions.filter((tag) => !isAmong(tags, tag))} onChoose={add} />}
      <p role="status" className="vh">
        {news}
      </p>
    </div>
  );
}

type SuggestionsProps = { readonly label: string; readonly tags: readonly string[]; readonly onChoose: (tag: string) => void };

function Suggestions({ label, tags, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.tags} aria-label={`Common ${label.toLowerCase()}`}>
      {tags.slice(0, 6).map((tag) => (
        <li key={tag}>
          <button type="button" className={styles.suggestion} onClick={() => onChoose(tag)}>
            <Icon name="plus" />
            <span className="vh">Add </span>
            {tag}
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
