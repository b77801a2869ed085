export { PhoneField, type PhoneFieldProps, type PhoneValue } from './phone-field';
