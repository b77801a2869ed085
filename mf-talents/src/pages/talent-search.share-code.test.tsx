import { screen, waitFor } from '@alltalent/shared/testing';
import {
  button,
  enterCode,
  field,
  fill,
  offline,
  openSharing,
  pass,
  press,
  reachCode,
  reachTerms,
  SEND_CODE,
  SENT,
  SHARE,
  user,
  VERIFY,
} from '../testing/share-journey';
import { aRefusal, ok, problem, type StubApi } from '../testing/stub-api';

const WRONG = 'Invalid Verification Code. Please check your code or try changing Email ID or Mobile number.';

let api: StubApi;
beforeEach(() => {
  api = openSharing();
});
afterEach(() => jest.useRealTimers());

describe('a visitor', () => {
  test('SHR-02 agrees to the terms first: unticked, Proceed does nothing and says why', async () => {
    await reachTerms();
    const box = screen.getByRole('checkbox', { name: /I agree/u });
    expect(button('Proceed')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Terms And Condtion Required')).not.toBeInTheDocument();
    await press('Proceed');
    expect(await screen.findByText('Terms And Condtion Required')).toBeVisible();
    expect(box).toHaveFocus();
    expect(api.requestsOf(SEND_CODE)).toHaveLength(0);
    await user().click(box);
    expect(screen.queryByText('Terms And Condtion Required')).not.toBeInTheDocument();
    expect(button('Proceed')).not.toHaveAttribute('aria-disabled');
    await user().click(box);
    expect(screen.getByText('Terms And Condtion Required')).toBeVisible();
  });

  test('SHR-02 gets a code at the own number and address, and with it the share goes; SHR-04 nobody is sent back', async () => {
    await reachCode();
    expect(api.requestsOf(SEND_CODE).map(({ body }) => body)).toEqual([
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
    expect(api.requestsOf(VERIFY)[0]?.body).toMatchObject({ email: 'nila@bose.example', otp: ['4', '1', '7', '0', '3', '8'] });
    expect(api.requestsOf(SHARE)[0]?.body).toMatchObject({ email_id: 'nila@bose.example', selected_profiles: [3, 1] });
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
    await waitFor(() => expect(api.requestsOf(SEND_CODE)).toHaveLength(2));
    expect(await screen.findByText(/Verification code in (1:00|0:5\d)/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
  });

  test('SHR-02 a code that cannot be sent yet says how long to wait; one that cannot go there says so in its field', async () => {
    api.respond(SEND_CODE, () => aRefusal(429, 'TOO_MANY_REQUESTS', { retry_after: 40 }));
    await reachTerms();
    await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
    api.respond(SEND_CODE, () => aRefusal(422, 'MEDIUM_REFUSED', { fields: { mobile: 'No code can be sent to this number' } }));
    await press('Proceed');
    expect(await screen.findByText('No code can be sent to this number')).toBeVisible();
    expect(field(/^From you/u, 'Mobile number')).toHaveFocus();
    expect(field(/^To/u, 'First name')).toHaveValue('Dev');
  });

  test('SHR-02 without a network Proceed says so and works again', async () => {
    api.respond(SEND_CODE, offline);
    await reachTerms();
    await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    api.respond(SEND_CODE, () => ok({ status: 1, message: SENT, retry_after: 60 }));
    await press('Proceed');
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  test('SHR-03 a wrong code is told, and its boxes are empty for the next one', async () => {
    api.respond(VERIFY, () => aRefusal(422, 'CODE_INVALID', { fields: { otp: WRONG } }));
    await reachCode();
    await enterCode('111111');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
    expect(button('Verify & Proceed')).toBeDisabled();
    expect(api.requestsOf(SHARE)).toHaveLength(0);
  });

  test('SHR-03 Enter verifies the code, once, however often it is pressed', async () => {
    let response: () => void = () => undefined;
    api.respond(VERIFY, () => new Promise((resolve) => (response = () => resolve(ok({ data: 1 })))));
    await reachCode();
    await enterCode('417038');
    await user().keyboard('{Enter}');
    await waitFor(() => expect(button('Verify & Proceed')).toHaveAttribute('aria-busy', 'true'));
    await user().keyboard('{Enter}');
    await press('Verify & Proceed');
    response();
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(VERIFY)).toHaveLength(1);
    expect(api.requestsOf(SHARE)).toHaveLength(1);
  });

  test('SHR-03 without an answer the code stays in its boxes; what went wrong goes with the next digit', async () => {
    api.respond(VERIFY, offline);
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(screen.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('8');
    await user().type(screen.getByRole('textbox', { name: 'Digit 6 of 6' }), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('SHR-03 a failed share leaves Verify & Proceed, which sends the share alone with the same key', async () => {
    api.respond(SHARE, () => problem(500));
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our side\..*Reference req-7f3a/u);
    expect(button('Verify & Proceed')).toBeEnabled();
    api.respond(SHARE, () => ok({ success: 200 }));
    await press('Verify & Proceed');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(VERIFY)).toHaveLength(1);
    const [first, second] = api.requestsOf(SHARE);
    expect(second?.key).toBe(first?.key);
  });

  test('SHR-03 a code whose answer was lost may have been taken: the next try shares all the same', async () => {
    api.respond(VERIFY, offline);
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    api.respond(VERIFY, () => aRefusal(422, 'CODE_INVALID'));
    await press('Verify & Proceed');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
  });

  test('SHR-03 a receiver who is refused is corrected without another code', async () => {
    api.respond(SHARE, () => aRefusal(422, 'MEDIUM_REFUSED', { fields: { receiver_email_id: 'This person wants no such messages' } }));
    await reachCode();
    await enterCode('417038');
    await press('Verify & Proceed');
    expect(await screen.findByText('This person wants no such messages')).toBeVisible();
    api.respond(SHARE, () => ok({ success: 200 }));
    await user().clear(field(/^To/u, 'Email ID'));
    await fill(field(/^To/u, 'Email ID'), 'asha@saltroad.example');
    await press('Share Now');
    expect(await screen.findByRole('heading', { name: 'Profiles shared successfully!' })).toBeVisible();
    expect(api.requestsOf(SEND_CODE)).toHaveLength(1);
  });

  test('SHR-02 Edit leads back to the form, and a code that has just been sent is not sent again', async () => {
    await reachCode();
    await press('Edit');
    expect(field(/^To/u, 'Email ID')).toHaveValue('dev@saltroad.example');
    await press('Share Now');
    await user().click(await screen.findByRole('checkbox', { name: /I agree/u }));
    await press('Proceed');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(api.requestsOf(SEND_CODE)).toHaveLength(1);
  });
});
