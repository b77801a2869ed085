import { MEDIUM_TYPE, mediumTypeOf, type PasswordLoginInput, passwordLoginSchema } from '@alltalent/shared/contracts';

export type PasswordValues = {
  readonly username: string;
  readonly password: string;
  readonly country_code: string;
  readonly remember_me: boolean;
};

/** Schema of the password form: the fields that a person types, checked before anything is sent. */
export const passwordFormSchema = passwordLoginSchema.pick(['username', 'password', 'country_code']);

/** A number without its dial code needs one. */
export function needsDialCode(username: string): boolean {
  const text = username.trim();
  return !text.startsWith('+') && mediumTypeOf(text) === MEDIUM_TYPE.phone;
}

export function toLogin(values: PasswordValues, goesTo: string): PasswordLoginInput {
  return {
    username: values.username.trim().toLowerCase(),
    password: values.password,
    country_code: values.country_code.replace(/\D/gu, ''),
    remember_me: values.remember_me ? 1 : 0,
    redirect_url: goesTo,
  };
}
