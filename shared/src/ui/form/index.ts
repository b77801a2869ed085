export { errorsIn, type FieldErrors, schemaErrors, toFieldErrors, toFormErrors, useMarkFields } from './field-errors';
export { focusFirstError } from './focus-first-error';
export {
  FormCheckField,
  type FormCheckFieldProps,
  FormCodeField,
  type FormCodeFieldProps,
  FormSelectField,
  type FormSelectFieldProps,
} from './form-choices';
export { FormAlert } from './form-alert';
export { FormPhoneField, type FormPhoneFieldProps, type PhoneDraft } from './form-phone-field';
export { isPhoneNumber } from '../phone-field/is-phone-number';
export { FormTextArea, type FormTextAreaProps, FormTextField, type FormTextFieldProps } from './form-text-field';
export { type FieldOf, fieldsOf, type RefusalTexts, showRefusal } from './show-refusal';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { Trap } from './trap';
export { type FormField, useFormField } from './use-form-field';
export { useRefusedSubmit } from './use-refused-submit';
