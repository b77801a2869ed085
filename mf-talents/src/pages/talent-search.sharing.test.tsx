import type { UserDetails } from '@alltalent/shared/contracts';
import { act, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aListing, aRefusal, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const SHARE = '/api/share-talent-profiles';
const SEND_CODE = '/send-otp-for-email-and-mobile';
const VERIFY = '/verfiySendMobileEmailOtp';
const WRONG = 'Invalid Verification Code. Please check your code or try changing Email ID or Mobile number.';
const SENT = 'Verification code has been sent to Mobile number & Email address.';
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

let api: StubApi;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=token; path=/';
  jest.useFakeTimers();
  api = stubApi();
  api.answer('/api/talent-listing', () => ok(aListing({ total: 1 })));
  api.answer(SHARE, () => ok({ success: 200 }));
  api.answer(SEND_CODE, () => ok({ status: 1, message: SENT, retry_after: 60 }));
  api.answer(VERIFY, () => ok({ data: 1 }));
  const kept = [3, 1].map((id) => ({ id, display_name: `Talent ${id}`, profile_image: '', location: 'Pune' }));
  sessionStorage.setItem('alltalent.selection.v1', JSON.stringify(kept));
});
afterEach(() => jest.useRealTimers());

const RITU: UserDetails = {
  user_id: 'u1',
  first_name: 'Ritu',
  last_name: 'Khanna',
  image_name: '',
  profile_image: '',
  slug: '',
  unread_notification_cnt: 0,
  has_premium: 0,
  role_id: '2',
  county_Code: '+91',
  contact_no: '9820041177',
  email: 'ritu@paperkite.example',
  location: '',
};

function logIn(): void {
  localStorage.setItem('user_id', 'u1');
  localStorage.setItem('is_login', 'true');
  api.answer('/api/user/get-user-details', () => ok(RITU));
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user().click(button(name));
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const field = (who: RegExp, label: string) => group(who).getByLabelText(label);

async function openForm(): Promise<void> {
  openSite('/talents');
  await user().click(await screen.findByRole('button', { name: 'Share Selected Profiles' }));
  expect(await screen.findByRole('heading', { name: 'Send these faces to someone' })).toBeVisible();
  await screen.findByRole('button', { name: 'Share Now' }, { timeout: 5000 });
}

/** All at once: people paste, too. */
async function fill(input: HTMLElement, text: string): Promise<void> {
  await user().click(input);
  await user().paste(text);
}

async function fillReceiver(): Promise<void> {
  await fill(field(/^To/u, 'First name'), 'Dev');
  await fill(field(/^To/u, 'Last name'), 'Marwah');
  await fill(field(/^To/u, 'Mobile number'), '9819160021');
  await fill(field(/^To/u, 'Email ID'), 'dev@saltroad.example');
  await fill(screen.getByLabelText('Description'), 'First picks');
}

/** As somebody left the form who closed it before. */
function keepDraft(): void {
  const phone = (number: string) => ({ dialCode: '91', number });
  const draft = {
    first_name: 'Nila',
    last_name: 'Bose',
    mobile_number: phone('9876543210'),
    email_id: 'nila@bose.example',
    receiver_first_name: 'Dev',
    receiver_last_name: 'Marwah',
    receiver_contact_no: phone('9819160021'),
    receiver_email_id: 'dev@saltroad.example',
    description: 'First picks',
  };
  sessionStorage.setItem('alltalent.share-draft.v1', JSON.stringify(draft));
}

async function reachTerms(): Promise<void> {
  keepDraft();
  await openForm();
  await press('Share Now');
  expect(await screen.findByRole('heading', { name: 'Before it leaves' })).toBeVisible();
}

async function reachCode(): Promise<void> {
  await reachTerms();
  await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
  await press('Proceed');
  expect(await screen.findByRole('heading', { name: 'Six digits, then it goes' })).toBeVisible();
}

async function enterCode(code: string): Promise<void> {
  await user().click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await user().paste(code);
}

describe('the form', () => {
  test('SHR-01 nine fields are required: each says so, the first gets the focus, and an edit clears its own', async () => {
    await openForm();
    expect(field(/^From you/u, 'First name')).toHaveFocus();
    await press('Share Now');
    expect(await screen.findAllByText('This field is required.')).toHaveLength(9);
    expect(field(/^From you/u, 'First name')).toHaveFocus();
    await user().type(field(/^To/u, 'Email ID'), 'd');
    expect(screen.getAllByText('This field is required.')).toHaveLength(8);
    expect(api.callsOf(SHARE)).toHaveLength(0);
  });

  test('SHR-01 a mobile number takes digits only', async () => {
    await openForm();
    await user().type(field(/^To/u, 'Mobile number'), '98a1-9x1');
    expect((field(/^To/u, 'Mobile number') as HTMLInputElement).value.replace(/\D/gu, '')).toMatch(/98191$/u);
    expect(field(/^To/u, 'Mobile number')).not.toHaveDisplayValue(/[a-z]/u);
  });

  test('SHR-01 the sender of a logged-in user comes from the account', async () => {
    logIn();
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

  test('SHR-01 what the server refuses is said in its field', async () => {
    logIn();
    api.answer(SHARE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { receiver_contact_no: 'This number does not exist' } }));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByText('This number does not exist')).toBeVisible();
    expect(field(/^To/u, 'Mobile number')).toHaveFocus();
    expect(field(/^To/u, 'Email ID')).toHaveValue('dev@saltroad.example');
  });

  test('SHR-01 a selected profile that went hidden is told, with the way to the selection', async () => {
    logIn();
    const detail = 'A profile you selected is not public any more. Take it out of the selection and share again.';
    api.answer(SHARE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { selected_profiles: detail } }));
    api.answer('/api/selected-talent-listing', () => ok({ status: 200, data: [], fav_user_ids: [] }));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByText(new RegExp(detail, 'u'))).toBeVisible();
    await user().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show Selected Profiles' }));
    expect(await screen.findByText('2 profiles you selected are not public any more and cannot be shared.')).toBeVisible();
  });
});

describe('a logged-in sender', () => {
  beforeEach(logIn);

  test('SHR-02 shares directly, with a key; SHR-04 is told, the selection is empty, and the listing is back after three seconds', async () => {
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.callsOf(SHARE)).toEqual([
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
    api.answer(SHARE, () => aRefusal(403, 'FRESH_CODE_NEEDED'));
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Before it leaves' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('SHR-02 without an answer the form says so, and the same button sends the same request once more', async () => {
    api.answer(SHARE, offline);
    await openForm();
    await fillReceiver();
    await press('Share Now');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Please try again. What you typed is kept.',
    );
    api.answer(SHARE, () => ok({ success: 200 }));
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    const [first, second] = api.callsOf(SHARE);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
  });
});

describe('a visitor', () => {
  test('SHR-02 agrees to the terms first: unticked, Proceed does nothing and says why', async () => {
    await reachTerms();
    const box = screen.getByRole('checkbox', { name: /I agree/u });
    expect(button('Proceed')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Terms And Condtion Required')).not.toBeInTheDocument();
    await press('Proceed');
    expect(screen.getByText('Terms And Condtion Required')).toBeVisible();
    expect(box).toHaveFocus();
    expect(api.callsOf(SEND_CODE)).toHaveLength(0);
    await user().click(box);
    expect(screen.queryByText('Terms And Condtion Required')).not.toBeInTheDocument();
    expect(button('Proceed')).not.toHaveAttribute('aria-disabled');
    await user().click(box);
    expect(screen.getByText('Terms And Condtion Required')).toBeVisible();
  });

  test('SHR-02 gets a code at the own number and address, and with it the share goes; SHR-04 nobody is sent back', async () => {
    await reachCode();
    expect(api.callsOf(SEND_CODE).map(({ body }) => body)).toEqual([
      { mobile: '9876543210', country_code: '91', email: 'nila@bose.example' },
    ]);
    expect(screen.getByText(SENT)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
    expect(button('Verify & Proceed')).toBeDisabled();
    await enterCode('41703');
    expect(button('Verify & Proceed')).toBeDisabled();
    await user().keyboard('8');
    await press('Verify & Proceed');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.callsOf(VERIFY)[0]?.body).toMatchObject({ email: 'nila@bose.example', otp: ['4', '1', '7', '0', '3', '8'] });
    expect(api.callsOf(SHARE)[0]?.body).toMatchObject({ email_id: 'nila@bose.example', selected_profiles: [3, 1] });
    expect(screen.queryByText(/Going back/u)).not.toBeInTheDocument();
    await pass(5000);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('SHR-02 may ask for another code after sixty seconds', async () => {
    await reachCode();
    expect(screen.getByText(/Verification code in (1:00|0:5\d)/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend Verification Code' })).not.toBeInTheDocument();
    await enterCode('417');
    await pass(60_000);
    await press('Resend Verification Code');
    await waitFor(() => expect(api.callsOf(SEND_CODE)).toHaveLength(2));
    expect(await screen.findByText(/Verification code in (1:00|0:5\d)/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
  });

  test('SHR-02 a code that cannot be sent yet says how long to wait; one that cannot go there says so in its field', async () => {
    api.answer(SEND_CODE, () => aRefusal(429, 'TOO_MANY_REQUESTS', { retry_after: 40 }));
    await reachTerms();
    await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
    api.answer(SEND_CODE, () => aRefusal(422, 'MEDIUM_REFUSED', { fields: { mobile: 'No code can be sent to this number' } }));
    await press('Proceed');
    expect(await screen.findByText('No code can be sent to this number')).toBeVisible();
    expect(field(/^From you/u, 'Mobile number')).toHaveFocus();
    expect(field(/^To/u, 'First name')).toHaveValue('Dev');
  });

  test('SHR-02 without a network Proceed says so and works again', async () => {
    api.answer(SEND_CODE, offline);
    await reachTerms();
    await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    api.answer(SEND_CODE, () => ok({ status: 1, message: SENT, retry_after: 60 }));
    await press('Proceed');
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  test('SHR-03 a wrong code is told, and its boxes are empty for the next one', async () => {
    api.answer(VERIFY, () => aRefusal(422, 'CODE_INVALID', { fields: { otp: WRONG } }));
    await reachCode();
    await enterCode('111111');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
    expect(button('Verify & Proceed')).toBeDisabled();
    expect(api.callsOf(SHARE)).toHaveLength(0);
  });

  test('SHR-03 a failed share leaves Verify & Proceed, which sends the share alone with the same key', async () => {
    api.answer(SHARE, () => problem(500));
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our side\..*Reference req-7f3a/u);
    expect(button('Verify & Proceed')).toBeEnabled();
    api.answer(SHARE, () => ok({ success: 200 }));
    await press('Verify & Proceed');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.callsOf(VERIFY)).toHaveLength(1);
    const [first, second] = api.callsOf(SHARE);
    expect(second?.key).toBe(first?.key);
  });

  test('SHR-03 a code whose answer was lost may have been taken: the next try shares all the same', async () => {
    api.answer(VERIFY, offline);
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    api.answer(VERIFY, () => aRefusal(422, 'CODE_INVALID'));
    await press('Verify & Proceed');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
  });

  test('SHR-03 a receiver who is refused is corrected without another code', async () => {
    api.answer(SHARE, () => aRefusal(422, 'MEDIUM_REFUSED', { fields: { receiver_email_id: 'This person wants no such messages' } }));
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByText('This person wants no such messages')).toBeVisible();
    api.answer(SHARE, () => ok({ success: 200 }));
    await user().clear(field(/^To/u, 'Email ID'));
    await fill(field(/^To/u, 'Email ID'), 'asha@saltroad.example');
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.callsOf(SEND_CODE)).toHaveLength(1);
  });

  test('SHR-02 Edit leads back to the form, and a code that has just been sent is not sent again', async () => {
    await reachCode();
    await press('Edit');
    expect(field(/^To/u, 'Email ID')).toHaveValue('dev@saltroad.example');
    await press('Share Now');
    await user().click(await screen.findByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(api.callsOf(SEND_CODE)).toHaveLength(1);
  });
});
