import { type ProfileCredit, profileCreditSchema, profileCreditsSchema } from '@alltalent/shared/contracts';
import { type FieldErrors, schemaErrors } from '@alltalent/shared/ui/form';
import { toText } from '../section/draft-numbers';
import type { SectionShape } from '../section/section-shape';

/** Credit being edited; `at` is its index in the list, null for a new one. */
export type CreditDraft = {
  readonly at: number | null;
  readonly year: string;
  readonly title: string;
  readonly part: string;
  readonly kind: string;
};
export type CreditsDraft = { readonly credits: readonly ProfileCredit[]; readonly editor: CreditDraft | null };

export const EMPTY_CREDIT: CreditDraft = { at: null, year: '', title: '', part: '', kind: '' };

/** Shape of the credits section. The editor's content is stored with the draft and sent once it joins the list. */
export const CREDITS_SHAPE: SectionShape<'credits', CreditsDraft> = {
  section: 'credits',
  schema: profileCreditsSchema,
  toDraft: ({ credits }) => ({ credits: newestFirst(credits.map(copyOf)), editor: null }),
  toWire: ({ credits }) => ({ credits: credits.map(copyOf) }),
  toInput: (credits) => ({ credits }),
  // The table shows what is wrong with a credit in one place.
  fieldOf: (path) => path.replace(/\]\..*$/u, ']'),
  isOpen: ({ editor }) => editor !== null,
  checkOpen: ({ editor }) => {
    const read = editor && readEditor(editor);
    return !read || isCredit(read) ? {} : read;
  },
};

export function newestFirst(credits: readonly ProfileCredit[]): readonly ProfileCredit[] {
  return [...credits].sort((one, other) => other.year - one.year);
}

export function toEditor({ year, title, part, kind }: ProfileCredit, at: number): CreditDraft {
  return { at, year: toText(year), title, part, kind };
}

/** The editor's credit, or what is wrong with it. */
export function readEditor({ year, title, part, kind }: CreditDraft): ProfileCredit | FieldErrors {
  const written = { year: year === '' ? undefined : Number(year), title, part, kind };
  try {
    return profileCreditSchema.validateSync(written, { abortEarly: false });
  } catch (error) {
    return editorErrors(error);
  }
}

export function isCredit(read: ProfileCredit | FieldErrors): read is ProfileCredit {
  return typeof read['year'] === 'number';
}

function editorErrors(error: unknown): FieldErrors {
  return Object.fromEntries(Object.entries(schemaErrors(error)).map(([path, message]) => [`editor.${path}`, message]));
}

function copyOf({ year, title, part, kind }: ProfileCredit): ProfileCredit {
  return { year, title, part, kind };
}
