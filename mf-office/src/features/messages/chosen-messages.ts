/** Messages that are sent again or dropped: chosen ones, or every held one. */
export type ChosenMessages = { readonly ids: readonly number[]; readonly isEveryHeld: boolean };

/** Every held message, those that are not shown included. */
export const EVERY_HELD: ChosenMessages = { ids: [], isEveryHeld: true };

/** Returns chosen messages as a call takes them. */
export function toInput({ ids, isEveryHeld }: ChosenMessages) {
  return { ids: [...ids], is_every_held: isEveryHeld };
}
