import { ENDPOINTS, type Endpoint, type TicketResponse } from '@alltalent/shared/contracts';
import { errorsOf, type FormErrors, type FormRules, type PublicFormPlan } from '@alltalent/shared/public-form';

export type ContactMessageValues = Readonly<Record<string, string>>;
export type ContactMessagePlan<Values extends ContactMessageValues, Input extends object> = PublicFormPlan<Values, Input, TicketResponse>;

type OwnParts<Values extends ContactMessageValues, Input extends object> = {
  /** Of its draft in this tab. */
  readonly name: string;
  readonly empty: Values;
  readonly rules: FormRules;
  readonly endpoint: Endpoint<Input & { readonly form_token: string }, TicketResponse>;
  readonly toInput: (values: Values) => Input;
  /** Additional validation before the form is sent. */
  readonly check?: (values: Values) => FormErrors;
};

/** A form that is answered with a ticket, for the kit of public forms. */
export function contactMessagePlan<Values extends ContactMessageValues, Input extends object>({
  name,
  rules,
  check,
  ...own
}: OwnParts<Values, Input>): ContactMessagePlan<Values, Input> {
  return {
    ...own,
    // The key of drafts in tabs that were open before the form had its present name.
    draftKey: `alltalent.letter-draft.v1.${name}`,
    passEndpoint: ENDPOINTS.contactFormToken,
    validate: async (values) => ({ ...(await errorsOf(rules, values)), ...check?.(values) }),
    fieldOf: (field) => (field in own.empty ? field : undefined),
  };
}
