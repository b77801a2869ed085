import type { UpkeepRun } from '@alltalent/shared/contracts';
import { ok, screen, userEvent, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { aPerson } from '../testing/person.factory';

const RUNS = '/api/office/upkeep';
const START = '/api/office/upkeep/start';
const VOTES = '/api/office/content/votes';
const PERSON = '/api/office/people/u_ritu';
const GRANT = '/api/staff/membership/grant';

const aRun = (changes: Partial<UpkeepRun> = {}): UpkeepRun => ({
  id: 1,
  task: 'rebuild-ratings',
  state: 'done',
  asked_by: 'Nikhil Bose',
  asked_at: '2026-11-27T04:30:00.000Z',
  ended_at: '2026-11-27T04:31:00.000Z',
  result: 412,
  ...changes,
});
const runs = (...data: readonly UpkeepRun[]) => ok({ status: 200, data });

test('OFF-01 HIR-13 ratings are counted again in the background, and the result shows when it is over', async () => {
  const lists = [runs(), runs(aRun({ state: 'running', ended_at: '', result: null })), runs(aRun())];
  const requests = openOfficeServer({
    [RUNS]: () => (lists.shift() ?? runs(aRun()))(),
    [START]: runs(aRun({ state: 'running', ended_at: '', result: null })),
  });
  openPage('/office/upkeep');
  expect(await screen.findByText('It has not run from the office yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  expect(await screen.findByText('It runs in the background. You can leave this page.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count again' })).toBeDisabled();
  expect(await screen.findByText('412 people have ratings', {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count again' })).toBeEnabled();
  expect(requests.filter(({ path }) => path === START).map(({ body }) => body)).toEqual([{ task: 'rebuild-ratings' }]);
});

test('OFF-01 LINK-01 votes say which answers help, and each question leads to its editor', async () => {
  const votes = [
    { name: 'is-it-free', title: 'Is it free to join?', topic: 'Joining', yes: 30, no: 10 },
    { name: 'may-i-hide', title: 'May I hide my profile?', topic: 'Safety', yes: 0, no: 0 },
  ];
  openOfficeServer({ [VOTES]: ok({ status: 200, data: votes }) }, aSession({}, ['content']));
  openPage('/office/content/votes');
  const table = within(await screen.findByRole('region', { name: 'Answers' }));
  expect(table.getByRole('link', { name: 'Is it free to join?' })).toHaveAttribute('href', '/office/content/faq/is-it-free');
  expect(table.getByRole('row', { name: /Is it free to join\?.* 10 30 75%/u })).toBeVisible();
  expect(table.getByRole('row', { name: /May I hide my profile\?.* 0 0 No votes/u })).toBeVisible();
});

test('OFF-01 MEM-17 a membership is given on the page of a person, once, with days and a reason', async () => {
  const requests = openOfficeServer({ [PERSON]: ok({ status: 200, data: aPerson() }), [GRANT]: ok({ status: 200, data: {} }) });
  openPage('/office/people/u_ritu');
  await userEvent.click(await screen.findByRole('button', { name: 'Give a membership' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give a membership' }));
  await userEvent.type(dialog.getByLabelText('Days'), '1101');
  await userEvent.click(dialog.getByRole('button', { name: 'Give the membership' }));
  expect(await dialog.findByText('Enter a whole number of days, at most 1,100')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Days'));
  await userEvent.type(dialog.getByLabelText('Days'), '30');
  await userEvent.type(dialog.getByLabelText('Reason'), 'For the help with the festival');
  await userEvent.click(dialog.getByRole('button', { name: 'Give the membership' }));
  await screen.findByRole('button', { name: 'Give a membership' });
  const input = { user_id: 'u_ritu', plan: 'one-year', days: 30, source: 'grant', reason: 'For the help with the festival' };
  expect(requests.filter(({ path }) => path === GRANT).map(({ body }) => body)).toEqual([input]);
});
