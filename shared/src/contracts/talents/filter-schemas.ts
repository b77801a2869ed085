import { type NumberSchema, string } from 'yup';

/** One of the choices, or '' for none, as a form sends an empty choice. */
export const orNothing = <Choice extends string>(choices: readonly Choice[]) =>
  string()
    .transform((text: unknown) => (text === '' ? undefined : text))
    .oneOf(choices);

type Order = {
  /** Name of the field beside it that has the largest value. */
  readonly most: string;
  readonly refusal: string;
};

/** The smallest value of a range: it must not be above the largest one. */
export function inOrder<S extends NumberSchema<number | undefined>>(schema: S, { most, refusal }: Order) {
  return schema.test('order', refusal, function isInOrder(value) {
    const largest = (this.parent as Readonly<Record<string, unknown>>)[most];
    return typeof value !== 'number' || typeof largest !== 'number' || value <= largest;
  });
}
