import type { Figures, FigureSet } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const PATH = '/api/office/figures';
const NOTHING: FigureSet = {
  sign_ups: 0,
  profiles_approved: 0,
  jobs_posted: 0,
  jobs_approved: 0,
  applications: 0,
  answers: 0,
  answer_minutes: null,
  hires: 0,
  leads: 0,
  orders_paid: 0,
  paid_minor: 0,
};
const period = (day: string, now: Partial<FigureSet>, before: Partial<FigureSet> = {}) => ({
  from: day,
  to: day,
  now: { ...NOTHING, ...now },
  before: { ...NOTHING, ...before },
});
const FIGURES: Figures = {
  by: 'day',
  now: { from: '2026-11-18', to: '2026-11-20', total: { ...NOTHING, sign_ups: 1200, answer_minutes: 200, paid_minor: 499_900 } },
  before: { from: '2026-11-15', to: '2026-11-17', total: { ...NOTHING, sign_ups: 1000 } },
  is_complete: true,
  periods: [
    period('2026-11-18', { sign_ups: 700, answer_minutes: 45 }, { sign_ups: 300 }),
    period('2026-11-19', { sign_ups: 400 }, { sign_ups: 300 }),
    period('2026-11-20', { sign_ups: 100, answer_minutes: 5040 }, { sign_ups: 400 }),
  ],
  leads: [{ page: '/singer', experiment: 'first-words', variant: 'B', now: 4, before: 1 }],
};
const answer = (changes: Partial<Figures> = {}) => ok({ status: 200, data: { ...FIGURES, ...changes } });
const card = (name: string) => screen.findByRole('region', { name });

test('OFF-01 a figure has its value, its change, a plot that keys read, and a table', async () => {
  openOfficeServer({ [`${PATH}?by=day`]: answer() });
  openPage('/office/figures');
  const signUps = await card('Sign-ups');
  expect(within(signUps).getByText('1,200')).toBeVisible();
  expect(within(signUps).getByText('20% more than before (1,000)')).toBeVisible();
  const plot = within(signUps).getByRole('slider', { name: 'Sign-ups by day' });
  expect(plot).toHaveAttribute('aria-valuetext', '20 November 2026: 100, before 400');
  expect(plot.querySelectorAll('rect')).toHaveLength(3);
  plot.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', '19 November 2026: 400, before 300');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', '18 November 2026: 700, before 300');
  await userEvent.click(within(signUps).getByText('Table'));
  expect(within(signUps).getByRole('row', { name: '18 November 2026 700 300' })).toBeVisible();
});

test('OFF-01 a median is in words, and a day without answers leaves a gap', async () => {
  openOfficeServer({ [`${PATH}?by=day`]: answer() });
  openPage('/office/figures');
  const answers = await card('Median time to first answer');
  expect(within(answers).getByText('3 h 20 min')).toBeVisible();
  expect(answers.querySelectorAll('circle')).toHaveLength(2);
  await userEvent.click(within(answers).getByText('Table'));
  for (const row of ['18 November 2026 45 min none', '19 November 2026 none none', '20 November 2026 3.5 days none'])
    expect(within(answers).getByRole('row', { name: row })).toBeVisible();
});

test('OFF-01 periods and days are in the address, and in that of the file', async () => {
  openOfficeServer({
    [`${PATH}?by=day`]: answer(),
    [`${PATH}?by=month`]: answer({ by: 'month' }),
    [`${PATH}?by=month&from=2026-11-02&to=2026-11-20`]: answer({ by: 'month' }),
  });
  const { router } = openPage('/office/figures');
  await card('Sign-ups');
  await userEvent.click(screen.getByText('Month'));
  await waitFor(() => expect(router.state.location.search).toBe('?by=month'));
  const from = await screen.findByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '0002-11-02');
  expect(router.state.location.search).toBe('?by=month');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-11-02');
  await waitFor(() => expect(router.state.location.search).toBe('?by=month&from=2026-11-02&to=2026-11-20'));
  expect(from).toHaveFocus();
  const [file] = screen.getAllByRole('link', { name: 'Download as CSV' });
  expect(file).toHaveAttribute('href', '/api/office/figures.csv?of=periods&by=month&from=2026-11-02&to=2026-11-20');
});

test('OFF-01 days that the server refuses are told beside their field', async () => {
  openOfficeServer({
    [`${PATH}?by=day&from=2027-01-01`]: problem(400, 'VALIDATION_FAILED', 'Please check', {
      fields: { from: 'Choose a day up to today.' },
    }),
  });
  openPage('/office/figures?from=2027-01-01');
  expect(await screen.findByText('Choose a day up to today.')).toBeVisible();
});

test('OFF-01 leads have their page and variant; who sees no money gets no sums, and days to be counted are told', async () => {
  const total = { ...FIGURES.now.total, orders_paid: null, paid_minor: null };
  openOfficeServer({ [`${PATH}?by=day`]: answer({ is_complete: false, now: { ...FIGURES.now, total } }) });
  openPage('/office/figures');
  expect(await screen.findByRole('row', { name: '/singer first-words, B 4 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: '/singer' })).toHaveAttribute('href', '/office/leads?page=%2Fsinger&variant=B&since=2026-11-18');
  expect(screen.getByText(/still being counted/u)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Paid for memberships' })).toBeNull();
});

test('OFF-01 somebody who may not read leads finds no way to them', async () => {
  openOfficeServer({ [`${PATH}?by=day`]: answer() }, aSession({}, ['finance']));
  openPage('/office/figures');
  expect(await screen.findByRole('row', { name: '/singer first-words, B 4 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '/singer' })).toBeNull();
});

test('OFF-01 a failure is told, and can be tried again', async () => {
  const answers = [problem(500, 'INTERNAL', 'Something failed.'), answer()];
  openOfficeServer({ [`${PATH}?by=day`]: () => (answers.shift() ?? answer())() });
  openPage('/office/figures');
  expect(await screen.findByText('The figures did not load', undefined, { timeout: 5000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /try again/iu }));
  expect(await card('Sign-ups')).toBeVisible();
});

test('SEC-29 somebody without the right is told so', async () => {
  openOfficeServer({}, aSession({}, ['casting']));
  openPage('/office/figures');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});
