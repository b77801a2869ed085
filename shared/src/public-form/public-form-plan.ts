import type { FieldOf } from '../ui/form/show-refusal';
import type { PassEndpoint } from './form-pass.query';
import type { FormErrors, FormValues } from './form-values';
import type { FormEndpoint } from './use-send-with-pass';

/** What one public form has of its own. */
export type PublicFormPlan<Values extends FormValues, Input extends object, Result> = {
  /** Key of the draft in this tab's storage. */
  readonly draftKey: string;
  readonly empty: Values;
  readonly passEndpoint: PassEndpoint;
  readonly endpoint: FormEndpoint<Input, Result>;
  readonly validate: (values: Values) => Promise<FormErrors>;
  readonly toInput: (values: Values) => Input;
  readonly fieldOf: FieldOf;
  /** Returns false for a response that is no success. */
  readonly isTaken?: (result: Result) => boolean;
};
