import { AD_TYPES, type AdType, MESSAGES } from '@alltalent/shared/contracts';
import { act, offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import {
  stubLeads,
  boxes,
  requestsTo,
  enterCode,
  field,
  fillIn,
  inModal,
  modal,
  openForm,
  press,
  RESEND,
  sendCode,
  STORE,
  stored,
  surroundings,
  verified,
  VERIFY,
} from '../../testing/lead-page';

const { hiring, influencer, photoshoot, singer } = AD_TYPES;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type StubResponses = Parameters<typeof stubLeads>[1];

async function openModal(adType: AdType = influencer, responses: StubResponses = {}) {
  const requests = stubLeads(adType, responses);
  await openForm(adType);
  await fillIn(adType);
  await press();
  await modal();
  return requests;
}

const modalSubmit = async () => (await inModal()).getByRole('button', { name: 'Submit' });
const now = { retry_after: 0 } as const;

test('VER-01 Submit waits for six boxes and the terms, in any order', async () => {
  const requests = await openModal();
  const submit = await modalSubmit();
  expect(submit).toBeDisabled();
  await enterCode('12345');
  expect(submit).toBeDisabled();
  await userEvent.type((await inModal()).getByLabelText('Digit 6 of 6'), '6');
  expect(submit).toBeEnabled();
  await userEvent.click((await inModal()).getByRole('checkbox'));
  expect(submit).toBeDisabled();
  await userEvent.click((await inModal()).getByRole('checkbox'));
  await userEvent.click(submit);
  await waitFor(() => expect(requestsTo(requests, VERIFY)[0]?.body).toEqual({ ps_otp: '123456', agree_tnc_productps: 1 }));
});

test('VER-01 the terms open beside the modal', async () => {
  await openModal();
  const terms = (await inModal()).getByRole('link', { name: /^Terms & Conditions/u });
  expect(terms).toHaveAttribute('href', '/terms-of-use');
  expect(terms).toHaveAttribute('target', '_blank');
});

test.each([hiring, influencer, singer])(
  'VER-01 after the code of the %s form the modal closes, thanks, and leads to the root',
  async (adType) => {
    await openModal(adType);
    await enterCode('123456');
    await sendCode();
    await waitFor(() => expect(surroundings()).toBe(`at / ${MESSAGES.leadThanks}`));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveClass('modal-open');
  },
);

test('VER-01 after the code of the photoshoot form the thanks stand on its own page', async () => {
  await openModal(photoshoot);
  await enterCode('123456');
  await sendCode();
  expect(await screen.findByRole('heading', { name: MESSAGES.leadThanks })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(surroundings()).toContain('at /campaign');
});

test.each([
  ['refused by the server', problem(422, 'CODE_INVALID', 'This code does not work.')],
  ['answered without success', ok({ data: 0, ad_type: influencer })],
])('VER-02 D10 a code %s empties the boxes, says so, and the next try begins at the first box', async (_case, refusal) => {
  let isWrong = true;
  const requests = await openModal(influencer, { [VERIFY]: () => (isWrong ? refusal() : verified(influencer)()) });
  await enterCode('111111');
  await sendCode();
  const dialog = await inModal();
  expect(await dialog.findByRole('alert')).toHaveTextContent(MESSAGES.leadCodeInvalid);
  expect(await boxes()).toBe('');
  expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus();
  isWrong = false;
  await enterCode('222222');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(await modalSubmit()).toBeEnabled();
  await sendCode();
  await waitFor(() => expect(surroundings()).toContain(MESSAGES.leadThanks));
  expect(requestsTo(requests, VERIFY)).toHaveLength(2);
});

test('VER-02 REL-17 without an answer the digits stay, and the same code goes again under the same key', async () => {
  let isDown = true;
  const requests = await openModal(influencer, { [VERIFY]: () => (isDown ? offline() : verified(influencer)()) });
  await enterCode('123456');
  await sendCode();
  expect(await (await inModal()).findByRole('alert')).toHaveTextContent('The server could not be reached. Please try again.');
  expect(await boxes()).toBe('123456');
  isDown = false;
  await sendCode();
  await waitFor(() => expect(surroundings()).toContain(MESSAGES.leadThanks));
  const [first, second] = requestsTo(requests, VERIFY).map(({ key }) => key);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('VER-02 too many tries are told with the time to wait', async () => {
  await openModal(influencer, { [VERIFY]: problem(429, 'TOO_MANY_REQUESTS', 'Too many tries.', { retry_after: 600 }) });
  await enterCode('123456');
  await sendCode();
  expect(await (await inModal()).findByRole('alert')).toHaveTextContent('Too many tries. Try again in 10 minutes.');
});

test('VER-02 what went wrong is gone with the next digit', async () => {
  await openModal(influencer, { [VERIFY]: offline });
  await enterCode('123456');
  await sendCode();
  const dialog = await inModal();
  await dialog.findByRole('alert');
  await userEvent.type(dialog.getByLabelText('Digit 6 of 6'), '7');
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('REL-17 a code is sent once, however often the button is pressed', async () => {
  const requests = await openModal(influencer, { [VERIFY]: () => new Promise(() => undefined) });
  await enterCode('123456');
  await userEvent.dblClick(await modalSubmit());
  await waitFor(async () => expect(await modalSubmit()).toHaveAttribute('aria-busy', 'true'));
  expect(requestsTo(requests, VERIFY)).toHaveLength(1);
});

test('a request the server no longer knows leads back to the form, which says so', async () => {
  await openModal(influencer, { [VERIFY]: problem(404, 'NOT_FOUND', 'No request waits for a code.') });
  await enterCode('123456');
  await sendCode();
  expect(await screen.findByText(/no longer waits for a code/u)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('VER-03 resend empties the boxes, disables Submit, says that it was sent again and counts down again', async () => {
  const requests = await openModal(influencer, { [STORE]: stored(influencer, now) });
  await enterCode('123456');
  expect(await modalSubmit()).toBeEnabled();
  const dialog = await inModal();
  await userEvent.click(dialog.getByRole('button', { name: MESSAGES.resend }));
  expect(await dialog.findByText(MESSAGES.leadCodeResent)).toBeInTheDocument();
  expect(await boxes()).toBe('');
  expect(await modalSubmit()).toBeDisabled();
  expect(dialog.getByRole('timer')).toHaveTextContent(/^Verification code in (?:1:00|0:59)$/u);
  expect(dialog.queryByRole('button', { name: MESSAGES.resend })).toBeNull();
  expect(dialog.getByLabelText('Digit 1 of 6')).toHaveFocus();
  expect(requestsTo(requests, RESEND)).toHaveLength(1);
});

test('VER-03 a code that cannot be sent again says why, and can be asked for again', async () => {
  let isDown = true;
  await openModal(influencer, {
    [STORE]: stored(influencer, now),
    [RESEND]: () => (isDown ? offline() : ok({ status: 1, sent_to: ['email'], retry_after: 60 })()),
  });
  const dialog = await inModal();
  await userEvent.click(dialog.getByRole('button', { name: MESSAGES.resend }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: MESSAGES.resend }));
  expect(await dialog.findByText('Verification code has been re-sent to Email address.')).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('VER-03 asked for too soon, the countdown runs for as long as the server says', async () => {
  await openModal(influencer, {
    [STORE]: stored(influencer, now),
    [RESEND]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait.', { retry_after: 42 }),
  });
  const dialog = await inModal();
  await userEvent.click(dialog.getByRole('button', { name: MESSAGES.resend }));
  expect(await dialog.findByRole('timer')).toHaveTextContent(/^Verification code in 0:4[12]$/u);
});

test('VER-04 a pasted code is spread over the boxes', async () => {
  await openModal();
  const dialog = await inModal();
  act(() => dialog.getByLabelText('Digit 1 of 6').focus());
  await userEvent.paste('Your code is 98 76 54');
  expect(dialog.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value)).toEqual(['9', '8', '7', '6', '5', '4']);
});

test('what was sent can be corrected: the form has it again', async () => {
  const requests = await openModal(hiring);
  await userEvent.click((await inModal()).getByRole('button', { name: 'Correct it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field.email()).toHaveValue('asha@example.com');
  await userEvent.clear(field.email());
  await userEvent.type(field.email(), 'asha.rao@example.com');
  await press();
  await modal();
  expect(requestsTo(requests, STORE)[1]?.body).toMatchObject({ email_id: 'asha.rao@example.com', first_name: 'Asha' });
});

test('LEAD-05 the modal closes with Esc and opens again from the form while the request waits', async () => {
  await openModal();
  act(() => within(screen.getByRole('dialog')).getByLabelText('Digit 1 of 6').focus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveClass('modal-open');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(await modal()).toBeVisible();
});
