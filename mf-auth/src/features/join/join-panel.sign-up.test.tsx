import { MESSAGES } from '@alltalent/shared/contracts';
import { ok, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { button, requestsTo, clearLogin, MADE, press, SIGN_UP } from '../../testing/join-panel';
import { fillIn, openSignUp, openSignUpByPhone } from '../../testing/sign-up';

beforeEach(clearLogin);

const create = () => press('Create my account');

test('SGN-01 the rules are checked in their order, each in its field, and nothing is sent before', async () => {
  const requests = await openSignUp();
  await create();
  expect(await screen.findByText('Please check our T&C')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('Please check our T&C')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('First name'), '   ');
  await create();
  expect(await screen.findByText('Please Enter First Name')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('First name'), 'Asha');
  await create();
  expect(await screen.findByText('Please Enter Last Name')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Last name'), 'Rao');
  await create();
  expect(await screen.findByText('Please Enter Phone Number')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Phone number'), '9876543210');
  await create();
  expect(await screen.findByText('Please Enter Date of Birth')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(requestsTo(requests, SIGN_UP)).toHaveLength(0);
});

test('SGN-03 SGN-04 a talent signs up with a proved e-mail and goes on to what the login came in between', async () => {
  const requests = await openSignUp({ [SIGN_UP]: ok({ ...MADE, redirect_url: '/jobs?page=2' }) }, { returnTo: '/jobs?page=2' });
  await fillIn({ first: ' Asha ', last: 'Rao', number: '98765 43210', birth: ['1', '2', '1990'] });
  await create();
  await waitFor(() => expect(requests.onDone).toHaveBeenCalledWith('/jobs?page=2'));
  expect(requestsTo(requests, SIGN_UP)).toEqual([
    {
      signup_role: '5',
      first_name: 'Asha',
      last_name: 'Rao',
      signup_mobile_number: '9876543210',
      signup_cntry_code: '91',
      signup_email: '',
      signup_sent_medium_val: 'new.face@example.com',
      birth_date: '1990-02-01',
      agree_tnc: 1,
      redirect_url: '/jobs?page=2',
    },
  ]);
  expect(localStorage.getItem('is_login')).toBe('true');
  expect(localStorage.getItem('user_id')).toBe('12');
  expect(localStorage.getItem('login_open')).toBeNull();
});

test('SGN-03 somebody who hires goes on to the dashboard when told, and need not say when they were born', async () => {
  const requests = await openSignUp({ [SIGN_UP]: ok({ ...MADE, isredircttodashbrd: 1 }) });
  await userEvent.click(screen.getByRole('radio', { name: /Hiring/u }));
  expect(screen.getByRole('group', { name: 'Your own date of birth (optional)' })).toBeVisible();
  await fillIn({ first: 'Ritu', last: 'Khanna', number: '9876543210' });
  await create();
  await waitFor(() => expect(requests.onDone).toHaveBeenCalledWith('/client/dashboard'));
  expect(requestsTo(requests, SIGN_UP)[0]).toMatchObject({ signup_role: '7', birth_date: '' });
  expect(requestsTo(requests, SIGN_UP)[0]).not.toHaveProperty('redirect_url');
});

test.each(['https://evil.example', '//evil.example', ''])('SEC-26 a sign-up never leads to "%s"', async (path) => {
  const requests = await openSignUp({ [SIGN_UP]: ok({ ...MADE, redirect_url: path }) });
  await fillIn({ first: 'Asha', last: 'Rao', number: '9876543210', birth: ['1', '2', '1990'] });
  await create();
  await waitFor(() => expect(requests.onDone).toHaveBeenCalledWith('/'));
});

test('SGN-04 a date that does not exist is not sent; somebody under 18 hears it from the server, which remembers it', async () => {
  const underAge = { ...MADE, status: '0', message: MESSAGES.underAge, fld: 'birth_date' };
  const requests = await openSignUp({ [SIGN_UP]: ok(underAge) });
  await fillIn({ first: 'Asha', last: 'Rao', number: '9876543210', birth: ['31', '2', '1990'] });
  await create();
  expect(await screen.findByText('Please Enter Date of Birth')).toBeVisible();
  expect(requestsTo(requests, SIGN_UP)).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('Day'));
  await userEvent.type(screen.getByLabelText('Day'), '1');
  await userEvent.clear(screen.getByLabelText('Year'));
  await userEvent.type(screen.getByLabelText('Year'), String(new Date().getFullYear() - 10));
  await create();
  expect(await screen.findByText(MESSAGES.underAge)).toBeVisible();
  expect(requestsTo(requests, SIGN_UP)).toHaveLength(1);
  expect(screen.getByLabelText('First name')).toHaveValue('Asha');
});

test('SGN-04 a guardian is told that the child is registered afterwards', async () => {
  await openSignUp();
  await userEvent.click(screen.getByRole('radio', { name: /Talent/u }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: /Parent or guardian/u })).toBeChecked();
  expect(screen.getByText(/you register your child from it/u)).toBeVisible();
});

test('LOG-07 SGN-01 after a phone number an e-mail address is asked for instead', async () => {
  const requests = await openSignUpByPhone();
  expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
  await fillIn({ first: 'Asha', last: 'Rao', birth: ['1', '2', '1990'] });
  await create();
  expect(await screen.findByText('Please Enter Email ID')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email ID'), 'Asha@Example.com');
  await create();
  await waitFor(() =>
    expect(requestsTo(requests, SIGN_UP)[0]).toMatchObject({ signup_email: 'asha@example.com', signup_mobile_number: '' }),
  );
});

test.each([
  ['first_name', 'First name'],
  ['signup_mobile_number', 'Phone number'],
  ['signup_cntry_code', 'Phone number'],
])('SGN-03 ERR-02 status 0 puts the message in the field %s, and what was typed stays', async (fld, label) => {
  await openSignUp({ [SIGN_UP]: ok({ ...MADE, status: '0', message: 'This does not fit.', fld }) });
  await fillIn({ first: 'Asha', last: 'Rao', number: '9876543210', birth: ['1', '2', '1990'] });
  await create();
  expect(await screen.findByText('This does not fit.')).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription('This does not fit.');
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText('Last name')).toHaveValue('Rao');
  expect(button('Create my account')).not.toHaveAttribute('aria-busy');
});

test('SGN-01 a guardian reads that the date asked for is the guardian’s own', async () => {
  await openSignUp();
  await userEvent.click(screen.getByRole('radio', { name: /Parent or guardian/u }));
  const birth = screen.getByRole('group', { name: 'Your own date of birth' });
  expect(birth).toHaveAccessibleDescription('Yours, not your child’s. For example 27 3 1998');
});

test('SGN-03 a sign-up started from Post a Job offers Hiring first, chosen, and the role can be changed', async () => {
  await openSignUp({}, { returnTo: '/post-a-job?step=2' });
  const roles = () => screen.getAllByRole('radio');
  expect(roles()[0]).toHaveAccessibleName(/Hiring/u);
  expect(roles()[0]).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Talent/u }));
  expect(screen.getByRole('radio', { name: /Talent/u })).toBeChecked();
});

test('SGN-03 a sign-up started anywhere else offers Talent first', async () => {
  await openSignUp({}, { returnTo: '/jobs/7' });
  expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/Talent/u);
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
});
