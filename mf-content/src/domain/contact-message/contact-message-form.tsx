import { ENDPOINTS, type Ticket } from '@alltalent/shared/contracts';
import { type FailureHints, formPassQuery, PublicForm } from '@alltalent/shared/public-form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useReducer } from 'react';
import type { ContactMessagePlan, ContactMessageValues } from './contact-message-plan';
import css from './contact-message.module.css';

type ContactMessageFormProps<Values extends ContactMessageValues, Input extends object> = {
  readonly plan: ContactMessagePlan<Values, Input>;
  /** What an address or a session brought along; it wins over a draft. */
  readonly known?: Partial<Values>;
  readonly submitLabel: string;
  readonly hint: ReactNode;
  readonly onSent: (ticket: Ticket) => void;
  /** The fields. */
  readonly children: ReactNode;
};

const LOOK = { form: css.form, hint: css.hint };

const DRAFT_FIELDS = 'What you typed is kept.';
const FAILURE_HINTS: FailureHints = { offline: DRAFT_FIELDS, unreachable: DRAFT_FIELDS, server: DRAFT_FIELDS };

/** A form to write to us. */
export function ContactMessageForm<Values extends ContactMessageValues, Input extends object>({
  onSent,
  ...props
}: ContactMessageFormProps<Values, Input>) {
  // Not with the page: the browser has its id by then, and the pass belongs to that.
  const [isBegun, begin] = useReducer(() => true, false);
  useQuery({ ...formPassQuery(ENDPOINTS.contactFormToken), enabled: isBegun });
  return <PublicForm {...props} look={LOOK} failureHints={FAILURE_HINTS} onFocus={begin} onSent={({ data }) => onSent(data)} />;
}
