import { type BookShootInput, bookShootSchema } from '@alltalent/shared/contracts';
import { errorsIn } from '@alltalent/shared/ui/form';

export type ShootValues = Readonly<Record<'first' | 'second' | 'third' | 'city' | 'state_code' | 'notes', string>>;

export const EMPTY_SHOOT: ShootValues = { first: '', second: '', third: '', city: '', state_code: '', notes: '' };

const DAYS = ['first', 'second', 'third'] as const;

/** Request as it is sent: days in their order, without empty ones. */
export function toShootInput({ city, state_code, notes, ...days }: ShootValues): BookShootInput {
  return { dates: DAYS.map((name) => days[name]).filter((day) => day !== ''), city: city.trim(), state_code, notes: notes.trim() };
}

export function shootErrors(values: ShootValues): object {
  const errors = Object.entries(errorsIn(bookShootSchema, toShootInput(values)));
  return Object.fromEntries(errors.map(([name, message]) => [shootFieldOf(name) ?? 'first', message]));
}

/** The form's field for a name of the server: `dates`, and each of them, belong to the first day. */
export function shootFieldOf(name: string): string | undefined {
  if (name.startsWith('dates')) return 'first';
  return name in EMPTY_SHOOT ? name : undefined;
}
