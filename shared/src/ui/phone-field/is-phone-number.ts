import type { PhoneValue } from './phone-number';

/** True for a number that its country gives out, and where the metadata cannot be loaded: then only the server checks. */
export async function isPhoneNumber(value: PhoneValue): Promise<boolean> {
  try {
    const { isValidPhone } = await import(/* webpackChunkName: "phone-input" */ './phone-metadata');
    return isValidPhone(value);
  } catch {
    return true;
  }
}
