import type { PersonItem, ReportDetail } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anItem, aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { aPerson, aPersonItem } from '../testing/person.factory';

const PEOPLE = '/api/office/people?search=';
const RITU = aPersonItem();
const page = (...data: readonly PersonItem[]) => ok({ status: 200, data, next: '' });

test('OFF-01 typing finds an account, which is one link, and the address holds the search', async () => {
  openOfficeServer({ [PEOPLE]: page(), [`${PEOPLE}ritu`]: page(RITU) });
  const { router } = openPage('/office/people');
  expect(await screen.findByText('Nobody was found')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Find an account'), 'ritu');
  expect(await screen.findByRole('link', { name: 'Ritu Khanna' })).toHaveAttribute('href', '/office/people/u_ritu');
  await waitFor(() => expect(router.state.location.search).toBe('?search=ritu'));
});

test('OFF-01 the accounts listed stay while others are searched for', async () => {
  openOfficeServer({ [PEOPLE]: page(RITU), [`${PEOPLE}rit`]: () => new Promise(() => undefined) });
  openPage('/office/people');
  const row = await screen.findByRole('link', { name: 'Ritu Khanna' });
  await userEvent.type(screen.getByLabelText('Find an account'), 'rit');
  expect(await screen.findByText('Searching …')).toBeInTheDocument();
  expect(row).toBeInTheDocument();
});

test('OFF-01 an account is suspended with a reason; a refusal keeps what was typed', async () => {
  const path = '/api/office/people/suspend';
  const answers = [
    problem(400, 'VALIDATION_FAILED', 'u_ritu is suspended already.'),
    ok({ status: 200, data: aPerson({ status: 'suspended' }) }),
  ];
  const requests = openOfficeServer({
    '/api/office/people/u_ritu': ok({ status: 200, data: aPerson() }),
    [path]: () => (answers.shift() ?? ok({}))(),
  });
  openPage('/office/people/u_ritu');
  expect(await screen.findByText('Faces for tea')).toBeVisible();
  expect(screen.getByText('+919820012345 (not confirmed)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Say why: it is kept in the audit trail')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Fees');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('u_ritu is suspended already.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Fees');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Suspended')).toBeVisible();
  const serious = screen.getByRole('heading', { name: 'Serious actions' }).closest('#serious');
  expect(within(serious as HTMLElement).getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(requests.filter((one) => one.path === path).map(({ body }) => body)).toEqual([
    { user_id: 'u_ritu', reason: 'Fees' },
    { user_id: 'u_ritu', reason: 'Fees' },
  ]);
});

test('OFF-01 a job is closed and a review taken down where they are listed', async () => {
  const review = { id: 4, by: 'Tara Menon', text: 'Came late.', at: '2026-11-20T10:00:00.000Z', is_shown: true };
  const [close, down] = ['/api/office/people/close-job', '/api/office/people/take-down-review'];
  const requests = openOfficeServer({
    '/api/office/people/u_ritu': ok({ status: 200, data: aPerson({ reviews: [review] }) }),
    [close]: ok({ status: 200, data: aPerson({ reviews: [review], jobs: [{ id: 3, title: 'Faces for tea', state: 'closed' }] }) }),
    [down]: ok({ status: 200, data: aPerson() }),
  });
  openPage('/office/people/u_ritu');
  for (const [button, act] of [
    ['Close the job Faces for tea', 'Close the job'],
    ['Take down the review by Tara Menon', 'Take the review down'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: act }));
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Reported');
    await userEvent.click(dialog.getByRole('button', { name: act }));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  }
  expect(requests.filter(({ path }) => path === close || path === down).map(({ body }) => body)).toEqual([
    { user_id: 'u_ritu', job_id: 3, reason: 'Reported' },
    { user_id: 'u_ritu', review_id: 4, reason: 'Reported' },
  ]);
});

test('OFF-01 what takes something away from a person stands apart from the acts of every day, the most severe last', async () => {
  const session = { id: 's1', device: 'Firefox', place: '', seen_at: '2026-11-20T10:00:00.000Z' };
  openOfficeServer({
    '/api/office/people/u_ritu': ok({ status: 200, data: aPerson({ role_id: '7,5', slug: 'ritu', sessions: [session] }) }),
  });
  openPage('/office/people/u_ritu');
  const serious = await screen.findByRole('region', { name: 'Serious actions' });
  expect(
    within(serious)
      .getAllByRole('button')
      .concat(within(serious).getAllByRole('link'))
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Take the profile off the site',
    'Stop them working as talent',
    'Stop them hiring',
    'Restrict the account',
    'Suspend',
    'Close for good',
    'Erase the account',
    'Merge with another account',
  ]);
  const merge = within(serious).getByRole('link');
  expect(merge.nextElementSibling).toHaveTextContent('Close for good');
  for (const name of ['End the sessions', 'Note as a verified client', 'Give a membership', 'Make the data file', 'New note'])
    expect(serious).not.toContainElement(screen.getByRole('button', { name }));
  expect(screen.getByRole('link', { name: 'Serious actions' })).toHaveAttribute('href', '/office/people/u_ritu#serious');
});

test('OFF-01 a role is taken in words that say what the person can no longer do, with when it is refused', async () => {
  const path = '/api/office/people/roles';
  const requests = openOfficeServer({
    '/api/office/people/u_ritu': ok({ status: 200, data: aPerson({ role_id: '7,5' }) }),
    [path]: ok({ status: 200, data: aPerson({ role_id: '7' }) }),
  });
  openPage('/office/people/u_ritu');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop them working as talent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop them working as talent' }));
  expect(await dialog.findByText(/can no longer have a profile, apply for jobs or take offers/u)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Asked by letter');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop them working as talent' }));
  expect(await screen.findByRole('button', { name: 'Let them work as talent' })).toBeVisible();
  expect(requests.find((one) => one.path === path)?.body).toEqual({ user_id: 'u_ritu', role: '5', has: false, reason: 'Asked by letter' });
});

test('OFF-01 finance reads an account and can do nothing to it', async () => {
  openOfficeServer({ '/api/office/people/u_ritu': ok({ status: 200, data: aPerson() }) }, aSession({}, ['finance']));
  openPage('/office/people/u_ritu');
  expect(await screen.findByText('Faces for tea')).toBeVisible();
  for (const name of ['Suspend', 'Close for good', 'New note', 'Close the job Faces for tea'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('OFF-01 a report shows its subject and both people, and is closed with what was found', async () => {
  const now = new Date().toISOString();
  const account = (user_id: string, name: string) => ({
    user_id,
    name,
    email: '',
    phone: '',
    status: 'active' as const,
    since: now,
    open_reports: 1,
  });
  const report: ReportDetail = {
    id: '30',
    subject: 'job',
    subject_id: 4,
    reason: 'fee',
    text: 'They asked for money.',
    waiting_since: now,
    due_at: now,
    marks: [],
    facts: [{ label: 'title', value: 'Extras' }],
    public_path: '',
    messages: [],
    reporter: account('u_meher', 'Meher Kaul'),
    reported: account('u_ritu', 'Ritu Khanna'),
    history: [],
    claim: null,
  };
  openOfficeServer({
    '/api/office/reports': ok({ status: 200, data: [anItem('30', 'job: fee')], total: 1, next: '' }),
    '/api/office/reports/30': ok({ status: 200, data: report }),
    '/api/office/reasons?queue=reports': ok({ status: 200, data: [] }),
  });
  openPage('/office/reports?item=30');
  expect(await screen.findByRole('heading', { name: 'It asks for money' })).toBeVisible();
  expect(screen.getByText('They asked for money.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ritu Khanna' })).toHaveAttribute('href', '/office/people/u_ritu');
  await userEvent.click(screen.getByRole('button', { name: /^Close/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this report' }));
  expect(await dialog.findByText(/audit trail/u)).toBeVisible();
});

describe('the site as a person sees it', () => {
  const PATH = '/api/office/people/view';
  const URL_OF_VIEW = 'http://127.0.0.1:8080/api/office-view/open?token=x';
  const openDialog = async () => {
    openPage('/office/people/u_ritu');
    await userEvent.click(await screen.findByRole('button', { name: 'See as they see' }));
    return within(await screen.findByRole('dialog', { name: 'See as they see' }));
  };
  const send = async (dialog: ReturnType<typeof within>) => {
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Cannot find it');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the view' }));
  };
  const serve = (view: () => { status: number; body: unknown } = ok({ status: 200, url: URL_OF_VIEW })) =>
    openOfficeServer({ '/api/office/people/u_ritu': ok({ status: 200, data: aPerson() }), [PATH]: view }, aSession({}, ['support']));

  test('OFF-01 it opens in another tab, which does not know the office, with a reason', async () => {
    const tab = { opener: window };
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const requests = serve();
    await send(await openDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).toHaveBeenCalledWith(URL_OF_VIEW, '_blank');
    expect(tab.opener).toBeNull();
    expect(requests.find(({ path }) => path === PATH)?.body).toEqual({ user_id: 'u_ritu', reason: 'Cannot find it' });
  });

  test('OFF-01 a browser that opens no tab by itself gets a link', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    serve();
    await send(await openDialog());
    const link = await screen.findByRole('link', { name: 'Open the view' });
    expect(link).toHaveAttribute('href', URL_OF_VIEW);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('OFF-01 a refusal is said in the dialog, and the reason stays', async () => {
    serve(problem(429, 'TOO_MANY_REQUESTS', 'Please wait a moment.'));
    const dialog = await openDialog();
    await send(dialog);
    expect(await dialog.findByText('Please wait a moment.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Cannot find it');
  });

  test('OFF-01 where it is refused there is a sentence in the place of the button', async () => {
    const data = aPerson({ view_refusal: 'The site has no address for views yet.' });
    openOfficeServer({ '/api/office/people/u_ritu': ok({ status: 200, data }) });
    openPage('/office/people/u_ritu');
    expect(await screen.findByText('The site has no address for views yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See as they see' })).toBeNull();
  });
});
