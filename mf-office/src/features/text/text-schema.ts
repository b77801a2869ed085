import { DOCUMENT_FIELDS, PAGE_SCHEMAS, readWordsName, type TextKey } from '@alltalent/shared/contracts';
import { errorsIn, type FieldErrors } from '@alltalent/shared/ui/form';
import { object, type SchemaObjectDescription, string } from 'yup';
import { t } from '../../messages/text';
import { fromForm, toForm, type Values } from './form-values';

/** Longest text of a kind, in characters. */
const LONGEST = { usual: 200_000, story: 600 } as const;

/** The fields of a text: how they look in a form, and what is wrong in one. */
export type TextForm = {
  readonly description: SchemaObjectDescription;
  readonly toForm: (values: Values) => Values;
  readonly fromForm: (form: Values) => Values;
  /** What is wrong, by the path of the field. */
  readonly errorsIn: (form: Values) => FieldErrors;
};

export function textFormOf(key: TextKey): TextForm {
  const schema = schemaOf(key);
  const description = schema.describe();
  const read = (form: Values) => fromForm(description, form) as Values;
  return {
    description,
    toForm: (values) => toForm(description, values) as Values,
    fromForm: read,
    errorsIn: (form) =>
      Object.fromEntries(Object.entries(errorsIn(schema, read(form))).map(([path, message]) => [path, inWords(message)] as const)),
  };
}

function schemaOf({ kind, name }: TextKey) {
  if (kind !== 'words')
    return object({
      ...DOCUMENT_FIELDS[kind].fields,
      text: string()
        .max(kind === 'story' ? LONGEST.story : LONGEST.usual)
        .required(),
    });
  return PAGE_SCHEMAS[readWordsName(name)?.page ?? 'home'];
}

function inWords(message: string): string {
  return / is a required field$/u.test(message) ? t('text.missing') : message;
}
