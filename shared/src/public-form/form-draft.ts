import { tabMemory } from '@alltalent/shared/api';
import type { FormValues } from './form-values';

/** Returns what was typed before a reload, in the fields the form still has. */
export function readDraft<Values extends FormValues>(key: string, empty: Values): Values {
  try {
    const draft: unknown = JSON.parse(tabMemory.read(key) ?? 'null');
    if (!isRecord(draft)) return empty;
    const typed = Object.entries(empty).map(([name, value]) => [name, valueLike(value, draft[name])] as const);
    return { ...empty, ...Object.fromEntries(typed) };
  } catch {
    return empty;
  }
}

/** Stores the typed values so that a reload restores them; an empty form stores nothing. */
export function saveDraft(key: string, { website: _trap, ...typed }: FormValues): void {
  const isEmpty = Object.values(typed).every((value) => (typeof value === 'string' ? value : value.number) === '');
  if (isEmpty) deleteDraft(key);
  else tabMemory.write(key, JSON.stringify(typed));
}

export function deleteDraft(key: string): void {
  tabMemory.write(key, null);
}

/** A field is a text or a phone number, as the empty form says; anything else in the draft leaves it empty. */
function valueLike(empty: FormValues[string], draft: unknown): FormValues[string] {
  if (typeof empty === 'string') return textOf(draft) ?? empty;
  const { dialCode, number } = isRecord(draft) ? draft : {};
  return { dialCode: textOf(dialCode), number: textOf(number) ?? empty.number };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
