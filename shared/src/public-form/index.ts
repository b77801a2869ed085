export { errorsOf, type FormRules } from './form-errors';
export { failureOf } from './form-failure';
export { type FailureHints, FormFailureAlert } from './form-failure-alert';
export { formPassQuery } from './form-pass.query';
export type { FormErrors } from './form-values';
export { PublicForm } from './public-form';
export type { PublicFormPlan } from './public-form-plan';
