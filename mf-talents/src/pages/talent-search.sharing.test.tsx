import { screen, waitFor, within } from '@alltalent/shared/testing';
import {
  button,
  field,
  fill,
  fillReceiver,
  logIn,
  offline,
  openForm,
  openSharing,
  pass,
  press,
  SHARE,
  user,
} from '../testing/share-journey';
import { aRefusal, ok, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = openSharing();
});
afterEach(() => jest.useRealTimers());

describe('the form', () => {
  test('SHR-01 nine fields are required: each says so, the first gets the focus, and an edit clears its own', async () => {
    await openForm();
    expect(field(/^From you/u, 'First name')).toHaveFocus();
    await press('Share Now');
    expect(await screen.findAllByText('This field is required.')).toHaveLength(9);
    expect(field(/^From you/u, 'First name')).toHaveFocus();
    await user().type(field(/^To/u, 'Email ID'), 'd');
    expect(screen.getAllByText('This field is required.')).toHaveLength(8);
    expect(api.requestsOf(SHARE)).toHaveLength(0);
  });

  test('SHR-01 a mobile number takes digits only', async () => {
    await openForm();
    await user().type(field(/^To/u, 'Mobile number'), '98a1-9x1');
    expect((field(/^To/u, 'Mobile number') as HTMLInputElement).value.replace(/\D/gu, '')).toMatch(/98191$/u);
    expect(field(/^To/u, 'Mobile number')).not.toHaveDisplayValue(/[a-z]/u);
  });

  test('SHR-01 the sender of a logged-in user comes from the account', async () => {
    logIn(api);
    await openForm();
    expect(field(/^From you/u, 'First name')).toHaveValue('Ritu');
    expect(field(/^From you/u, 'Last name')).toHaveValue('Khanna');
    expect(field(/^From you/u, 'Email ID')).toHaveValue('ritu@paperkite.example');
    expect((field(/^From you/u, 'Mobile number') as HTMLInputElement).value.replace(/\D/gu, '')).toMatch(/9820041177$/u);
    expect(screen.getByText('From your account')).toBeVisible();
  });

  test('SHR-01 what is typed is there again when the dialog is opened again', async () => {
    await openForm();
    await fillReceiver();
    await user().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Share Selected Profiles');
    expect(field(/^To/u, 'Email ID')).toHaveValue('dev@saltroad.example');
    expect(screen.getByLabelText('Description')).toHaveValue('First picks');
  });

  test('SHR-05 the link settings stay out of the way until a sender wants them, and go with the share', async () => {
    logIn(api);
    await openForm();
    expect(screen.getByText('30 days, no passcode')).toBeVisible();
    expect(screen.getByLabelText('Passcode (optional)')).not.toBeVisible();
    await user().click(screen.getByText('Link settings'));
    await user().selectOptions(screen.getByLabelText('The link works for'), '7 days');
    await fill(screen.getByLabelText('Passcode (optional)'), 'monsoon-7');
    expect(screen.getByText('7 days, with a passcode')).toBeVisible();
    expect(screen.getByText('10 shares a day. The link works for 7 days.')).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain('monsoon');
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(SHARE)[0]?.body).toMatchObject({ works_days: 7, passcode: 'monsoon-7' });
    expect(screen.getByRole('link', { name: 'Shared profiles' })).toHaveAttribute('href', '/shares');
  });

  test('SHR-05 a passcode that is too short opens the settings, says so and has the focus', async () => {
    logIn(api);
    await openForm();
    await user().click(screen.getByText('Link settings'));
    await fill(screen.getByLabelText('Passcode (optional)'), 'abc');
    await user().click(screen.getByText('Link settings'));
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByText('At least 4 characters')).toBeVisible();
    expect(screen.getByLabelText('Passcode (optional)')).toHaveFocus();
    expect(api.requestsOf(SHARE)).toHaveLength(0);
  });

  test('SHR-01 what the server refuses is said in its field', async () => {
    logIn(api);
    api.respond(SHARE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { receiver_contact_no: 'This number does not exist' } }));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByText('This number does not exist')).toBeVisible();
    expect(field(/^To/u, 'Mobile number')).toHaveFocus();
    expect(field(/^To/u, 'Email ID')).toHaveValue('dev@saltroad.example');
  });

  test('SHR-01 a selected profile that went hidden is told, with the way to the selection', async () => {
    logIn(api);
    const detail = 'A profile you selected is not public any more. Take it out of the selection and share again.';
    api.respond(SHARE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { selected_profiles: detail } }));
    api.respond('/api/selected-talent-listing', () => ok({ status: 200, data: [], fav_user_ids: [] }));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByText(new RegExp(detail, 'u'))).toBeVisible();
    await user().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show Selected Profiles' }));
    expect(await screen.findByText('2 profiles you selected are not public any more and cannot be shared.')).toBeVisible();
  });
});

describe('a logged-in sender', () => {
  beforeEach(() => logIn(api));

  test('SHR-02 shares directly, with a key; SHR-04 is told, the selection is empty, and the listing is back after three seconds', async () => {
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(SHARE)).toEqual([
      expect.objectContaining({
        key: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
        body: {
          first_name: 'Ritu',
          last_name: 'Khanna',
          mobile_number: '9820041177',
          country_code: '91',
          email_id: 'ritu@paperkite.example',
          receiver_first_name: 'Dev',
          receiver_last_name: 'Marwah',
          receiver_contact_no: '9819160021',
          receiver_country_code: '91',
          receiver_email_id: 'dev@saltroad.example',
          description: 'First picks',
          works_days: 30,
          selected_profiles: [3, 1],
        },
      }),
    ]);
    expect(screen.queryByText(/^Selected Profiles/u)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByText('Going back in 3')).toBeVisible();
    await pass(2900);
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(600);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Talent' })).toHaveFocus();
  });

  test('SHR-02 a double press shares once', async () => {
    await openForm();
    await fillReceiver();
    await user().dblClick(button('Share Now'));
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(SHARE)).toHaveLength(1);
  });

  test('SHR-04 a press of the button goes back at once', async () => {
    await openForm();
    await fillReceiver();
    await press('Share Now');
    await user().click(
      within(await screen.findByRole('dialog', { name: /shared successfully/u })).getByRole('button', { name: 'Back to Listing' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('SHR-02 is asked for a proof when another address was typed', async () => {
    api.respond(SHARE, () => aRefusal(403, 'FRESH_CODE_NEEDED'));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Before it leaves' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('SHR-02 without an answer the form says so, and the same button sends the same request once more', async () => {
    api.respond(SHARE, offline);
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Please try again. What you typed is kept.',
    );
    api.respond(SHARE, () => ok({ success: 200 }));
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    const [first, second] = api.requestsOf(SHARE);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
  });
});
