import type { TextKind } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { SearchField } from '../../domain/search-field/search-field';
import { type FieldErrors, toFieldErrors } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { SchemaObjectDescription } from 'yup';
import { t } from '../../messages/text';
import { fieldName, placeName } from '../../domain/texts/field-names';
import { isObject, newEntry, type Values } from './form-values';
import { Fields } from './schema-field';
import { hasTyped } from './searchable';
import styles from './text.module.css';

type TextSectionsProps = { readonly description: SchemaObjectDescription; readonly kind: TextKind };

/** The sections of a page's words. A section opens by a press, by a search for what stands in it, and when something in it is wrong. */
export function TextSections({ description, kind }: TextSectionsProps) {
  const { values, errors } = useFormikContext<Values>();
  const [search, setSearch] = useState('');
  // Sections that had the words when they were typed: one whose price is changed now stays.
  const [found, setFound] = useState<readonly string[]>(Object.keys(description.fields));
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const sections = useRef<HTMLDivElement>(null);
  const wrong = toFieldErrors(errors);
  const isOpen = (place: string) => opened[place] ?? (search.trim() !== '' || countIn(wrong, place) > 0);
  const handleSearch = (text: string) => {
    const isFound = (place: string) => wordsOf(place, values[place], kind).some((words) => hasTyped(words, text.trim()));
    setSearch(text);
    setFound(Object.keys(description.fields).filter(isFound));
    setOpened({});
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || search.trim() === '') return;
    event.preventDefault();
    focusFieldWith(search.trim(), sections.current);
  };
  return (
    <div ref={sections} className={styles.sections}>
      <SearchField label={t('text.find')} isCompact value={search} onChange={handleSearch} onKeyDown={handleKey} />
      {found.length === 0 && <p className="muted">{t('text.notFound')}</p>}
      {found.map((place) => (
        <Section
          key={place}
          place={place}
          description={description}
          kind={kind}
          mistakes={countIn(wrong, place)}
          isOpen={isOpen(place)}
          onToggle={(open) => setOpened((others) => ({ ...others, [place]: open }))}
        />
      ))}
    </div>
  );
}

type SectionProps = TextSectionsProps & {
  readonly place: string;
  readonly mistakes: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

function Section({ place, description, kind, mistakes, isOpen, onToggle }: SectionProps) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const field = description.fields[place];
  if (!field || !isObject(field)) return null;
  const block = values[place] as { readonly title?: string } | undefined;
  const handleClick = (event: SyntheticEvent) => {
    event.preventDefault();
    onToggle(!isOpen);
  };
  return (
    <details className={styles.section} open={isOpen}>
      <summary onClick={handleClick}>
        <strong>{placeName(place)}</strong>
        <span className="muted">{block === undefined ? t('text.leftOut') : block.title}</span>
        {mistakes > 0 && <span className={styles.mistakes}>{t('text.mistakes', { count: mistakes })}</span>}
      </summary>
      {isOpen && (
        <div className={styles.fields}>
          {block === undefined ? (
            <TextButton className={styles.add} onClick={() => void setFieldValue(place, newEntry(field), false)}>
              {t('text.addSection')}
            </TextButton>
          ) : (
            <>
              <Fields path={place} fields={field.fields} kind={kind} />
              <TextButton className={styles.add} onClick={() => void setFieldValue(place, undefined, false)}>
                {t('text.removeSection')}
              </TextButton>
            </>
          )}
        </div>
      )}
    </details>
  );
}

/** Returns what a section can be found by: its name, the names of its fields, and their texts. */
function wordsOf(name: string, value: unknown, kind: TextKind): readonly string[] {
  if (Array.isArray(value)) return [fieldName(name, kind), ...value.flatMap((entry) => wordsOf('', entry, kind))];
  if (typeof value === 'object' && value !== null)
    return [fieldName(name, kind), ...Object.entries(value).flatMap(([key, part]) => wordsOf(key, part, kind))];
  return [fieldName(name, kind), String(value ?? '')];
}

/** Puts the cursor into the first field that has the words, in its text or else in its label. */
function focusFieldWith(words: string, sections: HTMLElement | null): void {
  const fields = [
    ...(sections?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('details :is(input:not([type="checkbox"]), textarea)') ?? []),
  ];
  const has = (text: string | null | undefined) => hasTyped(text ?? '', words);
  const found = fields.find(({ labels }) => has(labels?.[0]?.textContent)) ?? fields.find(({ value }) => has(value));
  found?.focus();
}

function countIn(errors: FieldErrors, place: string): number {
  return Object.keys(errors).filter((path) => path === place || path.startsWith(`${place}.`)).length;
}
