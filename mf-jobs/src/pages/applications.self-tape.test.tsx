import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anApplication, applicationsOf } from '../testing/applications';
import { openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

const LIST = '/api/applications';
const TAPE = '/api/applications/self-tape';
const LINK = 'https://vimeo.com/76979871';
const asked = { instructions: 'Scene 12, in one take.', due_on: '2026-11-27', address: '' };
const history = [{ stage: 'self-tape', at: '2026-11-21T09:00:00.000Z', text: asked.instructions } as const];
const anAsked = (tape: Partial<typeof asked> = {}) => anApplication({ stage: 'self-tape', history, self_tape: { ...asked, ...tape } });

function openTape(application = anAsked(), response = ok(applicationsOf([anAsked({ address: LINK })]))) {
  const requests = signIn(aUser({ role_id: '5' }), { [LIST]: ok(applicationsOf([application])), [TAPE]: response });
  openPage(`/talent/applications?show=${application.stage === 'booked' ? 'finished' : 'open'}`);
  return () => requests().findLast(({ path }) => path === TAPE)?.body;
}

const tape = async () => within(await screen.findByRole('region', { name: 'Self-tape for Noor, lead' }));
const field = async () => (await tape()).findByRole('textbox', { name: 'Link to your self-tape' });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-22T06:30:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('a request for a self-tape tells what is wanted, until when, and where it may lie', async () => {
  openTape();
  expect((await tape()).getByText('Scene 12, in one take.')).toBeVisible();
  expect(screen.getAllByText('Scene 12, in one take.')).toHaveLength(1);
  expect((await tape()).getByText('Due on Friday, 27 November')).toBeVisible();
  expect(await field()).toHaveAccessibleDescription(/YouTube, Vimeo or SoundCloud/u);
});

test('a link is sent, shown, and can be replaced', async () => {
  const sent = openTape();
  await userEvent.type(await field(), ` ${LINK} `);
  await userEvent.click((await tape()).getByRole('button', { name: 'Send self-tape' }));
  expect(await (await tape()).findByRole('link', { name: new RegExp(LINK, 'u') })).toHaveAttribute('href', LINK);
  expect(sent()).toEqual({ id: 12, address: LINK });
  expect((await tape()).queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click((await tape()).getByRole('button', { name: /^Replace/u }));
  await userEvent.type(await field(), 'https://youtu.be/dQw4w9WgXcQ');
  await userEvent.click((await tape()).getByRole('button', { name: 'Send this one instead' }));
  await waitFor(() => expect(sent()).toEqual({ id: 12, address: 'https://youtu.be/dQw4w9WgXcQ' }));
});

test.each([
  ['', 'Please paste a link'],
  ['https://example.com/tape.mp4', 'Please paste a link to a recording on YouTube, Vimeo or SoundCloud'],
  ['javascript:alert(1)', 'Please paste a link to a recording on YouTube, Vimeo or SoundCloud'],
])('"%s" is refused in the field, and nothing is sent', async (url, message) => {
  const sent = openTape();
  if (url !== '') await userEvent.type(await field(), url);
  await userEvent.click((await tape()).getByRole('button', { name: 'Send self-tape' }));
  const input = await field();
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(input).toHaveFocus();
  expect(sent()).toBeUndefined();
});

test('what the server refuses stands in the field, until it is changed', async () => {
  const response = problem(400, 'VALIDATION_FAILED', 'Some fields need another look.', {
    fields: { address: 'This recording is private' },
  });
  openTape(anAsked(), response);
  await userEvent.type(await field(), LINK);
  await userEvent.click((await tape()).getByRole('button', { name: 'Send self-tape' }));
  expect(await screen.findByText('This recording is private')).toBeVisible();
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining('This recording is private'));
  await userEvent.type(await field(), '0');
  expect(await field()).toBeValid();
});

test('without an answer of the server the link stays, the field says why, and the button works again', async () => {
  const sent = openTape(anAsked(), problem(503, 'UNAVAILABLE', 'Back in a moment.'));
  const input = await field();
  await userEvent.type(input, `${LINK}{Enter}`);
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining('Back in a moment.')));
  expect(input).toHaveValue(LINK);
  expect(input).toHaveFocus();
  expect(sent()).toEqual({ id: 12, address: LINK });
  expect((await tape()).getByRole('button', { name: 'Send self-tape' })).not.toHaveAttribute('aria-busy');
});

test('sent by Enter and pressed meanwhile, a link goes out once', async () => {
  const taken = ok(applicationsOf([anAsked({ address: LINK })]))();
  let response: () => void = () => undefined;
  const slowly = () => new Promise<typeof taken>((resolve) => (response = () => resolve(taken)));
  const requests = signIn(aUser({ role_id: '5' }), { [LIST]: ok(applicationsOf([anAsked()])), [TAPE]: slowly });
  openPage('/talent/applications?show=open');
  await userEvent.type(await field(), `${LINK}{Enter}`);
  const button = (await tape()).getByRole('button', { name: 'Send self-tape' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  response();
  expect(await (await tape()).findByRole('link', { name: new RegExp(LINK, 'u') })).toBeVisible();
  expect(requests().filter(({ path }) => path === TAPE)).toHaveLength(1);
});

test('a day that passed says so, and the tape can still be sent', async () => {
  openTape(anAsked({ due_on: '2026-11-20' }));
  expect((await tape()).getByText('It was due on Friday, 20 November')).toBeVisible();
  expect(await field()).toBeVisible();
});

test('with a final answer the tape that was sent is shown and no longer asked for', async () => {
  openTape(anApplication({ stage: 'booked', may_withdraw: false, self_tape: { ...asked, address: LINK } }));
  expect((await tape()).getByRole('link', { name: new RegExp(LINK, 'u') })).toBeVisible();
  expect((await tape()).queryByRole('textbox')).not.toBeInTheDocument();
  expect((await tape()).queryByRole('button')).not.toBeInTheDocument();
});
