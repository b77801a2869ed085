import { object, string } from 'yup';
import { get, type NoInput, post } from '../../contracts/core/endpoint';
import { fakeKeyedApi, type KeyedRequest, ok, renderWithProviders, screen, userEvent } from '../../dev/testing';
import { FormTextField } from '../../ui/form';
import { errorsOf } from '../form-errors';
import type { FailureHints } from '../form-failure-alert';
import { PublicForm } from '../public-form';
import type { PublicFormPlan } from '../public-form-plan';

export const PASS = '/api/guest-book/form';
export const SEND = '/api/guest-book/send';
export const DRAFT = 'guest-book';

const EMPTY = { name: '', message: '', website: '' };
type Entry = typeof EMPTY;

const RULES = object({ name: string().required('Please enter your name'), message: string() });

const PLAN: PublicFormPlan<Entry, Entry, { readonly data: number }> = {
  draftKey: DRAFT,
  empty: EMPTY,
  passEndpoint: get<NoInput, { data: { form_token: string; ready_in_ms: number } }>(PASS),
  endpoint: post(SEND),
  validate: (values) => errorsOf(RULES, values),
  toInput: (values) => values,
  fieldOf: (name) => (name === 'alias' ? 'name' : name in EMPTY ? name : undefined),
  isTaken: ({ data }) => data === 1,
};

const HINTS: FailureHints = { offline: 'Wait.', unreachable: 'Try.', server: 'Ours.', 'under-way': 'Soon.', unknown: 'Odd.' };

export const aPass = (more: object = {}) => ok({ data: { form_token: 'pass-1', ready_in_ms: 0, ...more } });
export const TAKEN = ok({ data: 1 });

type StubResponses = Parameters<typeof fakeKeyedApi>[0];

/** Answers the two calls of the form. */
export const stubForm = (responses: StubResponses = {}): readonly KeyedRequest[] =>
  fakeKeyedApi({ [PASS]: aPass(), [SEND]: TAKEN, ...responses });

export const requestsTo = (requests: readonly KeyedRequest[], path: string) => requests.filter((request) => request.path === path);

/** A public form of two fields. */
export function openForm(known: Partial<Entry> = {}) {
  const onSent = jest.fn();
  const page = renderWithProviders(
    <PublicForm plan={PLAN} known={known} submitLabel="Send" hint="Be kind." failureHints={HINTS} look={{}} onSent={onSent}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="message" label="Message" />
    </PublicForm>,
  );
  return { ...page, onSent };
}

export const field = (label: 'Name' | 'Message') => screen.getByLabelText(label);
export const button = () => screen.getByRole('button', { name: 'Send' });
export const press = () => userEvent.click(button());

export async function fillIn(): Promise<void> {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Message'), 'Hello');
}
