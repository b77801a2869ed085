import { AD_TYPES, type LeadCodeWay, MESSAGES } from '@alltalent/shared/contracts';
import { act, renderWithProviders, screen, userEvent, within } from '@alltalent/shared/testing';
import { aPendingLead, stubLeads, requestsTo, PENDING, VERIFY } from '../../testing/lead-page';
import { matchMediaQueries } from '../../testing/browser-parts';
import { LeadForm } from './lead-form';
import { SentNote } from './sent-note';
import { sentMessage } from './sent-copy';

const { influencer } = AD_TYPES;
const REDUCED = '(prefers-reduced-motion: reduce)';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const note = { text: MESSAGES.leadCodeSent, round: 1 } as const;

test('LEAD-06 the message can be read for four seconds and fades for half a second', async () => {
  matchMediaQueries();
  renderWithProviders(<SentNote note={note} lead={aPendingLead(influencer)} />);
  expect(screen.getByRole('status')).toHaveTextContent('Verification code has been sent to Mobile number & Email address.');
  await pass(3999);
  expect(screen.getByRole('status')).not.toHaveClass('fading');
  await pass(2);
  expect(screen.getByRole('status')).toHaveClass('fading');
  await pass(498);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await pass(2);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText(/^The code went to/u)).toHaveTextContent('The code went to ******10 and a***@example.com.');
});

test('LEAD-06 where motion is not wanted the message stays as long, and just goes', async () => {
  matchMediaQueries(REDUCED);
  renderWithProviders(<SentNote note={note} lead={aPendingLead(influencer)} />);
  await pass(3999);
  expect(screen.getByRole('status')).not.toHaveClass('fading');
  await pass(2);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each<[readonly LeadCodeWay[], string | null, string | null]>([
  [['mobile', 'email'], MESSAGES.leadCodeSent, MESSAGES.leadCodeResent],
  [['email'], 'Verification code has been sent to Email address.', 'Verification code has been re-sent to Email address.'],
  [['mobile'], 'Verification code has been sent to Mobile number.', 'Verification code has been re-sent to Mobile number.'],
  [[], null, null],
])('LEAD-06 VER-03 a code that went to %j is said to have gone there and nowhere else', (ways, sent, resent) => {
  expect(sentMessage(ways, 'sent')).toBe(sent);
  expect(sentMessage(ways, 'resent')).toBe(resent);
});

test('a code that could not be sent yet says so, and where to ask for it', () => {
  renderWithProviders(<SentNote note={null} lead={aPendingLead(influencer, { sent_to: [] })} />);
  expect(screen.getByText('The code could not be sent yet. Ask for it again below.')).toBeInTheDocument();
});

test('VER-03 LEAD-05 the code may be asked for again after the sixty seconds of the server, not before', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  stubLeads(influencer, { [PENDING]: () => ({ status: 200, body: { status: 200, data: aPendingLead(influencer) } }) });
  renderWithProviders(<LeadForm adType={influencer} hint="" focusRequests={0} />);
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  expect(screen.getByRole('timer')).toHaveTextContent('Verification code in 1:00');
  await pass(18_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Verification code in 0:42');
  expect(screen.queryByRole('button', { name: MESSAGES.resend })).toBeNull();
  await pass(42_500);
  expect(screen.getByRole('button', { name: MESSAGES.resend })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('VER-04 the modal takes 300 ms to leave, and closes at once where motion is not wanted', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  matchMediaQueries();
  stubLeads(influencer, { [PENDING]: () => ({ status: 200, body: { status: 200, data: aPendingLead(influencer) } }) });
  renderWithProviders(<LeadForm adType={influencer} hint="" focusRequests={0} />);
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body).not.toHaveClass('modal-open');
  await pass(250);
  expect(screen.getByText('Verify your details to proceed')).toBeInTheDocument();
  await pass(100);
  expect(screen.queryByText('Verify your details to proceed')).toBeNull();
});

test('REL-17 after a right code the button stays under way until the modal is gone, so that nothing is sent twice', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  matchMediaQueries();
  const requests = stubLeads(influencer, { [PENDING]: () => ({ status: 200, body: { status: 200, data: aPendingLead(influencer) } }) });
  renderWithProviders(<LeadForm adType={influencer} hint="" focusRequests={0} />);
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste('123456');
  await user.click(screen.getByRole('checkbox'));
  const dialog = within(screen.getByRole('dialog'));
  const submit = dialog.getByText('Submit');
  await user.click(submit);
  await pass(50);
  expect(document.body).not.toHaveClass('modal-open');
  expect(submit).toBeInTheDocument();
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await user.click(submit);
  await pass(400);
  expect(submit).not.toBeInTheDocument();
  expect(requestsTo(requests, VERIFY)).toHaveLength(1);
});
