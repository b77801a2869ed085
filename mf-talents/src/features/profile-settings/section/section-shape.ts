import type { ProfileContent, ProfileSection, SaveProfileInput } from '@alltalent/shared/contracts';
import { type FieldErrors, schemaErrors } from '@alltalent/shared/ui/form';

type Schema<Section extends ProfileSection> = {
  readonly validateSync: (value: unknown, options: { readonly abortEarly: boolean }) => ProfileContent[Section];
};

/** How one section is written on the page, and how it goes over the wire. */
export type SectionShape<Section extends ProfileSection, Draft extends object> = {
  readonly section: Section;
  /** Tells drafts of the section apart that cannot stand for each other. */
  readonly variant?: string;
  readonly schema: Schema<Section>;
  readonly toDraft: (saved: ProfileContent[Section]) => Draft;
  readonly toWire: (draft: Draft) => unknown;
  readonly toInput: (checked: ProfileContent[Section]) => Omit<SaveProfileInput, 'revision'>;
  /** Field of the form for a path of the wire; the same by default. */
  readonly fieldOf?: (path: string, draft: Draft) => string;
  /** Whether something is being edited that is stored but not sent yet. */
  readonly isOpen?: (draft: Draft) => boolean;
  /** What is wrong with that. */
  readonly checkOpen?: (draft: Draft) => FieldErrors;
  /** Goes out with the change itself, not after a pause. */
  readonly isImmediate?: boolean;
};

export type Checked<Section extends ProfileSection> =
  | { readonly isGood: true; readonly value: ProfileContent[Section] }
  | { readonly isGood: false; readonly errors: FieldErrors };

export function checkDraft<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  draft: Draft,
): Checked<Section> {
  try {
    return { isGood: true, value: shape.schema.validateSync(shape.toWire(draft), { abortEarly: false }) };
  } catch (error) {
    return { isGood: false, errors: toFields(shape, schemaErrors(error), draft) };
  }
}

/** The server names fields with their section before them: `basics.city_id`. */
export function serverErrors<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  fields: FieldErrors,
  draft: Draft,
): FieldErrors {
  const prefix = `${shape.section}.`;
  const own = Object.entries(fields).filter(([path]) => path.startsWith(prefix));
  return toFields(shape, Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length), message])), draft);
}

function toFields<Section extends ProfileSection, Draft extends object>(
  { fieldOf = (path) => path }: SectionShape<Section, Draft>,
  messages: FieldErrors,
  draft: Draft,
): FieldErrors {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [fieldOf(path, draft), message]));
}
