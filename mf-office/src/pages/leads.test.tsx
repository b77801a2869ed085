import type { LeadItem, LeadListResponse, OfficeLead } from '@alltalent/shared/contracts';
import { act, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { unmarkedFields } from '../testing/unmarked-fields';

const LIST = '/api/office/leads?holder=all&confirmed=yes&search=';
const CHANGE = '/api/office/leads/change';
const NOTE = '/api/office/leads/note';
const NOW = new Date().toISOString();
const NIKHIL = { user_id: 'u_nikhil', name: 'Nikhil Bose' };
const NILA: LeadItem = {
  id: '7',
  title: 'Nila Bose',
  detail: 'Singer',
  waiting_since: NOW,
  marks: [],
  claim: null,
  form: 'Singer',
  email: 'nila@example.com',
  phone: '+919876543210',
  state: 'new',
  is_confirmed: true,
  assignee: null,
  revision: 3,
};
const RAVI: LeadItem = { ...NILA, id: '6', title: 'Ravi Iyer', state: 'lost' };
const aLead = (changes: Partial<OfficeLead> = {}): OfficeLead => ({
  ...NILA,
  company: '',
  text: 'A sangeet in Udaipur',
  page: '/singer?utm=x',
  app: '',
  release: '1.4.0',
  experiment: 'words',
  variant: 'B',
  sent_at: NOW,
  confirmed_at: NOW,
  terms_version: '3',
  delivery: { mail: 'sent', webhook: '' },
  account: null,
  colleagues: [NIKHIL, { user_id: 'u_joseph', name: 'Joseph D’Cruz' }],
  notes: [],
  history: [],
  ...changes,
});
const page = (data: readonly LeadItem[], more: Partial<LeadListResponse> = {}) =>
  ok({ status: 200, data, next: '', looked_until: '', variants: ['A', 'B'], colleagues: [NIKHIL], ...more });
const one = (lead: OfficeLead = aLead()) => ok({ status: 200, data: lead });
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((sent) => sent.path === path).map(({ body }) => body);

test('OFF-01 filters are in the address, narrow the list and are cleared in one', async () => {
  openOfficeServer({ [LIST]: page([NILA, RAVI]), [`${LIST}&state=lost`]: page([RAVI]), [`${LIST}&state=won`]: page([]) });
  const { router } = openPage('/office/leads?state=lost&form=Dancer');
  expect(await screen.findByRole('link', { name: /^Ravi Iyer/u })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Nila Bose/u })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Won');
  expect(await screen.findByText('No lead fits')).toBeVisible();
  expect(router.state.location.search).toContain('state=won');
  const [clear] = screen.getAllByRole('button', { name: 'Clear the filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByRole('link', { name: /^Nila Bose/u })).toBeVisible();
  expect(screen.getByText('2 leads')).toBeVisible();
});

test('OFF-01 leads are narrowed to a release of the landing pages, which is taken when its field is left', async () => {
  openOfficeServer({ [LIST]: page([NILA, RAVI]), [`${LIST}&release=0.2.0-def`]: page([RAVI]) });
  const { router } = openPage('/office/leads');
  expect(await screen.findByRole('link', { name: /^Nila Bose/u })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Release'), '0.2.0-def{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Nila Bose/u })).toBeNull());
  expect(router.state.location.search).toBe('?release=0.2.0-def');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('link', { name: /^Nila Bose/u })).toBeVisible();
  expect(screen.getByLabelText('Release')).toHaveValue('');
});

test('OFF-01 a number is found as it is typed or pasted; Back brings the words of the search before', async () => {
  const found = { [`${LIST.replace('&search=', '')}&search=%2B91+98765+43210`]: page([NILA]) };
  openOfficeServer({ [LIST]: page([NILA, RAVI]), [`${LIST}&state=lost`]: page([RAVI]), ...found });
  const { router } = openPage('/office/leads?state=lost');
  const field = await screen.findByLabelText('Phone, e-mail or name');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Any state');
  await userEvent.type(field, '+91 98765 43210 ');
  expect(field).toHaveValue('+91 98765 43210 ');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ravi Iyer/u })).toBeNull());
  expect(await screen.findByRole('link', { name: /^Nila Bose/u })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('+91 98765 43210');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(field).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('+91 98765 43210');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('');
  expect(await screen.findByRole('link', { name: /^Ravi Iyer/u })).toBeVisible();
});

test('OFF-01 the leads listed stay while others are searched for', async () => {
  openOfficeServer({ [LIST]: page([NILA]), [`${LIST}nil`]: () => new Promise(() => undefined) });
  openPage('/office/leads');
  const row = await screen.findByRole('link', { name: /^Nila Bose/u });
  await userEvent.type(screen.getByLabelText('Phone, e-mail or name'), 'nil');
  expect(await screen.findByText('Searching …')).toBeVisible();
  expect(row).toBeInTheDocument();
});

test('OFF-01 Back leads to the search that a page was opened with', async () => {
  openOfficeServer({ [LIST]: page([NILA, RAVI]), [`${LIST}ravi`]: page([RAVI]) });
  const { router } = openPage('/office/leads?search=ravi');
  const field = await screen.findByLabelText('Phone, e-mail or name');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(field).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('ravi');
});

test('OFF-01 a page that is not full says how far the server looked, and looks further', async () => {
  openOfficeServer({
    [LIST]: page([NILA], { next: '0.5', looked_until: '2026-03-12T10:00:00.000Z' }),
    [`${LIST}&after=0.5`]: page([RAVI]),
  });
  openPage('/office/leads');
  expect(await screen.findByText(/^Looked at the leads back to 12 Mar/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look further back' }));
  expect(await screen.findByRole('link', { name: /^Ravi Iyer/u })).toBeVisible();
});

test('OFF-01 a lead shows what was sent and from where, and one taps its number and address', async () => {
  openOfficeServer({ [LIST]: page([NILA]), '/api/office/leads/7': one() });
  openPage('/office/leads?item=7');
  const pane = within(await screen.findByRole('region', { name: 'Open lead' }));
  expect(await pane.findByText('A sangeet in Udaipur')).toBeVisible();
  expect(pane.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(pane.getByRole('link', { name: 'nila@example.com' })).toHaveAttribute('href', 'mailto:nila@example.com');
  for (const text of ['1.4.0', 'words', 'B', 'sent', 'No account has this address or number.']) expect(pane.getByText(text)).toBeVisible();
});

test('OFF-01 keys take a lead and mark it, and what was made is undone by the next revision', async () => {
  const answers = [one(aLead({ state: 'won', revision: 4 })), one(aLead({ revision: 5 }))];
  const requests = openOfficeServer({
    [LIST]: page([NILA]),
    '/api/office/leads/7': one(),
    [CHANGE]: () => (answers.shift() ?? ok({}))(),
  });
  openPage('/office/leads?item=7');
  await screen.findByText('A sangeet in Udaipur');
  await userEvent.keyboard('w');
  expect(await screen.findByText('Marked as Won.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Marked as Won.')).toBeNull());
  expect(bodies(requests, CHANGE)).toEqual([
    { id: '7', revision: 3, state: 'won', assignee_id: null, note: '' },
    { id: '7', revision: 4, state: 'new', assignee_id: null, note: '' },
  ]);
});

test('OFF-01 when a colleague was first, nothing typed is lost, and saving again names what is there now', async () => {
  const refusal = problem(409, 'REVISION_STALE', 'Joseph D’Cruz changed this lead: 10:12 am. It is won now, and your change was not made.');
  const answers = [refusal, one(aLead({ state: 'lost', revision: 5 }))];
  let isChanged = false;
  const requests = openOfficeServer({
    [LIST]: page([NILA]),
    '/api/office/leads/7': () => one(isChanged ? aLead({ state: 'won', revision: 4 }) : aLead())(),
    [CHANGE]: () => {
      isChanged = true;
      return (answers.shift() ?? ok({}))();
    },
  });
  openPage('/office/leads?item=7');
  await screen.findByText('A sangeet in Udaipur');
  await userEvent.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Nila Bose' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(await dialog.findByRole('radio', { name: 'Lost' }));
  await userEvent.selectOptions(dialog.getByLabelText('Assigned to'), 'Joseph D’Cruz');
  await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Too dear.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Joseph D’Cruz changed this lead: .+ save again to make it\.$/u)).toBeVisible();
  expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Too dear.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(requests, CHANGE)).toEqual([
    { id: '7', revision: 3, state: 'lost', assignee_id: 'u_joseph', note: 'Too dear.' },
    { id: '7', revision: 4, state: 'lost', assignee_id: 'u_joseph', note: 'Too dear.' },
  ]);
});

test('OFF-01 a note is written by its key; a refusal keeps it', async () => {
  const answers = [
    problem(503, 'UNAVAILABLE', 'We are back in a moment.'),
    one(aLead({ notes: [{ at: NOW, by: 'Nikhil Bose', text: 'Rang.' }] })),
  ];
  openOfficeServer({ [LIST]: page([NILA]), '/api/office/leads/7': one(), [NOTE]: () => (answers.shift() ?? ok({}))() });
  openPage('/office/leads?item=7');
  await screen.findByText('A sangeet in Udaipur');
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note about Nila Bose' }));
  await userEvent.type(await dialog.findByLabelText('Note'), 'Rang.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await dialog.findByText('We are back in a moment.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('Rang.')).toBeVisible();
});

test('OFF-01 the casting desk has no leads', async () => {
  openOfficeServer({}, aSession({}, ['casting']));
  openPage('/office/leads');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
