/** A piece of SQL with its values in the order of their question marks. */
export type Condition = { readonly text: string; readonly values: readonly (string | number)[] };

export function bound(text: string, ...values: readonly (string | number)[]): Condition {
  return { text, values };
}
