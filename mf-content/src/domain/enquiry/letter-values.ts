import { tabMemory } from '@alltalent/shared/api';
import { yupToFormErrors } from 'formik';

/** What is typed, under the names of the wire. */
export type LetterValues = Readonly<Record<string, string>>;
export type LetterErrors = Readonly<Record<string, string | undefined>>;

/** The server's own, as a schema of the contracts has them. */
export type LetterRules = { readonly validate: (values: unknown, options: { readonly abortEarly: false }) => Promise<unknown> };

const keyOf = (name: string) => `alltalent.letter-draft.v1.${name}`;

/** What was typed before a reload, in the fields the form still has. */
export function readDraft<Values extends LetterValues>(name: string, empty: Values): Values {
  try {
    const draft: unknown = JSON.parse(tabMemory.read(keyOf(name)) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return empty;
    const typed = Object.entries(draft).filter(([field, text]) => field in empty && typeof text === 'string');
    return { ...empty, ...Object.fromEntries(typed) };
  } catch {
    return empty;
  }
}

/** Keeps what is typed through a reload; an empty form leaves nothing behind. */
export function keepDraft(name: string, { website: _trap, ...typed }: LetterValues): void {
  const isEmpty = Object.values(typed).every((text) => text === '');
  tabMemory.write(keyOf(name), isEmpty ? null : JSON.stringify(typed));
}

/** The messages of the server's own rules. */
export async function validateLetter(schema: LetterRules, values: LetterValues): Promise<LetterErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    return yupToFormErrors<LetterValues>(error);
  }
}
