export { AddSideForm } from './add-side-form';
export { ConfirmSteps } from './confirm-steps';
export { ContactChange } from './contact-change';
export { DeletionQuestion } from './deletion-question';
