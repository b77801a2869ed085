import { INDIAN_STATES, OUTSIDE_INDIA } from '@alltalent/shared/contracts';

const asOption = ({ code, name }: { readonly code: string; readonly name: string }) => ({ value: code, label: name });

/** States and union territories for a select. */
export const STATE_OPTIONS = INDIAN_STATES.map(asOption);

/** Places of supply: the states, then every other country as one. */
export const SUPPLY_OPTIONS = [...STATE_OPTIONS, asOption(OUTSIDE_INDIA)];
