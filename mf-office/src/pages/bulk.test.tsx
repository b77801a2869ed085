import type { BulkResult, LeadItem } from '@alltalent/shared/contracts';
import { offline, ok, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aTicket, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const LEADS = '/api/office/leads?holder=all&confirmed=yes&search=';
const CHANGE_LEADS = '/api/office/leads/bulk-change';
const LETTERS = '/api/office/letters?assigned=all&list=waiting';
const CHANGE_LETTERS = '/api/office/letters/bulk-change';
const NIKHIL = { user_id: 'u_nikhil', name: 'Nikhil Bose' };
const JOSEPH = { user_id: 'u_joseph', name: 'Joseph D’Cruz' };
const NAMES = ['Nila Bose', 'Ravi Iyer', 'Tara Menon', 'Zoya Khan'];

const aLead = (id: string, title: string, changes: Partial<LeadItem> = {}): LeadItem => ({
  id,
  title,
  detail: 'Singer',
  waiting_since: '2026-11-20T10:00:00.000Z',
  marks: [],
  claim: null,
  form: 'Singer',
  email: 'x@example.com',
  phone: '+919876543210',
  state: 'new',
  is_confirmed: true,
  assignee: null,
  revision: 3,
  ...changes,
});
const changed = (id: string, version: number): BulkResult => ({ id, outcome: 'changed', version, by: '', reason: '' });
const refused = (id: string, by: string, reason = ''): BulkResult => ({ id, outcome: 'refused', version: null, by, reason });
const answer = (...results: readonly BulkResult[]) => ok({ status: 200, data: results });
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body as { items: { id: string }[] });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

function openLeads(answers: ReturnType<typeof answer>[], leads = NAMES.map((name, index) => aLead(String(index + 1), name))) {
  const requests = openOfficeServer({
    [LEADS]: ok({ status: 200, data: leads, next: '', looked_until: '', variants: [], colleagues: [NIKHIL, JOSEPH] }),
    [CHANGE_LEADS]: () => (answers.shift() ?? offline)(),
  });
  return { requests, ...openPage('/office/leads') };
}

test('OFF-01 leads are selected one by one, up to one with Shift, and all that are shown; Esc clears', async () => {
  openLeads([]);
  await userEvent.click(await box('Nila Bose'));
  expect((await bar()).getByText('1 selected')).toBeVisible();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await box('Tara Menon'));
  await user.keyboard('{/Shift}');
  expect((await bar()).getByText('3 selected')).toBeVisible();
  expect(await box('Ravi Iyer')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  expect((await bar()).getByText('4 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select all shown' })).not.toBeInTheDocument();
  await userEvent.click(await box('Zoya Khan'));
  expect((await bar()).getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected items' })).not.toBeInTheDocument());
});

test('OFF-01 keys select and change; what a colleague changed stays selected and is named, and the others are undone by key', async () => {
  const { requests } = openLeads([
    answer(changed('1', 4), refused('2', 'Farida Sheikh'), changed('3', 4)),
    answer(changed('1', 5), changed('3', 5)),
  ]);
  (await screen.findByRole('link', { name: /^Nila Bose/u })).focus();
  await userEvent.keyboard('x');
  screen.getByRole('link', { name: /^Tara Menon/u }).focus();
  await userEvent.keyboard('{Shift>}x{/Shift}');
  expect((await bar()).getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('m');
  expect(await (await bar()).findByText('2 changed.', { exact: false })).toBeVisible();
  expect((await bar()).getByText('1 was changed by Farida Sheikh meanwhile: Ravi Iyer.', { exact: false })).toBeVisible();
  expect((await bar()).getByText('1 selected')).toBeVisible();
  expect([await box('Nila Bose'), await box('Ravi Iyer')].map((one) => (one as HTMLInputElement).checked)).toEqual([false, true]);
  await userEvent.keyboard('u');
  expect(await (await bar()).findByText('2 undone.', { exact: false })).toBeVisible();
  expect((await bar()).getByText('3 selected')).toBeVisible();
  const target = { state: 'new', assignee_id: NIKHIL.user_id };
  expect(bodies(requests, CHANGE_LEADS)).toEqual([
    { items: ['1', '2', '3'].map((id) => ({ id, revision: 3, ...target })) },
    { items: ['1', '3'].map((id) => ({ id, revision: 4, state: 'new', assignee_id: null })) },
  ]);
});

test('OFF-01 leads are given to a colleague by a dialog, and the undo is over after ten seconds', async () => {
  const { requests } = openLeads([answer(changed('1', 4))], [aLead('1', 'Nila Bose', { state: 'won', assignee: NIKHIL })]);
  await userEvent.click(await box('Nila Bose'));
  await bar();
  await userEvent.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 item' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Joseph D’Cruz' }));
  expect(await (await bar()).findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(bodies(requests, CHANGE_LEADS)).toEqual([{ items: [{ id: '1', revision: 3, state: 'won', assignee_id: 'u_joseph' }] }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(), { timeout: 12_000 });
  await userEvent.keyboard('u');
  expect(bodies(requests, CHANGE_LEADS)).toHaveLength(1);
}, 20_000);

test('OFF-01 more than fifty are not sent, and a call that fails keeps the selection', async () => {
  const many = Array.from({ length: 51 }, (_, index) => aLead(String(index + 1), `Lead ${index + 1}`));
  const { requests } = openLeads([], many);
  await box('Lead 1');
  await userEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  expect(await (await bar()).findByText('At most 50 can be changed at once.', { exact: false })).toBeVisible();
  await userEvent.keyboard('w');
  expect((await bar()).getByRole('button', { name: 'Mark Won' })).toBeDisabled();
  await userEvent.click(await box('Lead 51'));
  await userEvent.click((await bar()).getByRole('button', { name: 'Mark Won' }));
  expect(await (await bar()).findByRole('alert')).toBeVisible();
  expect((await bar()).getByText('50 selected')).toBeVisible();
  expect(new Set(bodies(requests, CHANGE_LEADS).map(({ items }) => items.length))).toEqual(new Set([50]));
}, 20_000);

test('OFF-01 another list begins with nothing selected, and a key of the selection leaves the open lead alone', async () => {
  const requests = openOfficeServer({
    [LEADS]: ok({ status: 200, data: [aLead('1', 'Nila Bose')], next: '', looked_until: '', variants: [], colleagues: [] }),
    [`${LEADS}&state=won`]: ok({ status: 200, data: [aLead('1', 'Nila Bose')], next: '', looked_until: '', variants: [], colleagues: [] }),
  });
  openPage('/office/leads');
  await userEvent.click(await box('Nila Bose'));
  await bar();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Won');
  await waitFor(async () => expect(await box('Nila Bose')).not.toBeChecked());
  expect(screen.queryByRole('region', { name: 'Selected items' })).not.toBeInTheDocument();
  expect(bodies(requests, CHANGE_LEADS)).toEqual([]);
});

test('OFF-01 letters are closed together and that is undone, each with the version that was selected', async () => {
  const letters = [aTicket('AT-1', 'Nila Bose', { version: 2 }), aTicket('AT-2', 'Ravi Iyer', { assignee_id: JOSEPH.user_id })];
  const answers = [
    answer(changed('AT-1', 3), refused('AT-2', '', 'There is no such letter.')),
    answer(changed('AT-1', 4)),
    answer(changed('AT-1', 2), changed('AT-2', 0)),
  ];
  const requests = openOfficeServer({
    [LETTERS]: ok({ status: 200, data: letters, total: 2, next: '', colleagues: [NIKHIL, JOSEPH] }),
    [CHANGE_LETTERS]: () => (answers.shift() ?? offline)(),
  });
  openPage('/office/letters');
  await box('Nila Bose');
  await userEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  await bar();
  await userEvent.keyboard('c');
  expect(await (await bar()).findByText('Ravi Iyer: There is no such letter.', { exact: false })).toBeVisible();
  await userEvent.click((await bar()).getByRole('button', { name: 'Undo' }));
  expect(await (await bar()).findByText('1 undone.', { exact: false })).toBeVisible();
  await userEvent.click((await bar()).getByRole('button', { name: 'Assign to me' }));
  expect(await (await bar()).findByText('2 changed.', { exact: false })).toBeVisible();
  expect(bodies(requests, CHANGE_LETTERS)).toEqual([
    {
      act: 'close',
      items: [
        { id: 'AT-1', version: 2, from: null, to: null },
        { id: 'AT-2', version: 0, from: null, to: null },
      ],
    },
    { act: 'undo-close', items: [{ id: 'AT-1', version: 3, from: null, to: null }] },
    {
      act: 'assign',
      items: [
        { id: 'AT-1', version: 2, from: null, to: 'u_nikhil' },
        { id: 'AT-2', version: 0, from: 'u_joseph', to: 'u_nikhil' },
      ],
    },
  ]);
});

test('OFF-01 profiles are decided one by one', async () => {
  openOfficeServer({ '/api/office/profiles': ok({ status: 200, data: [], total: 0, next: '' }) });
  openPage('/office/profiles');
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keys of this page' }));
  expect(keys.queryByText('Select the item, or take that back')).not.toBeInTheDocument();
});
