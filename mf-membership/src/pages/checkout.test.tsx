import { act, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { browser } from '../domain/leave/use-leave';
import { findTitle, openPage } from '../testing/open-page';
import { leave, orderOf, PATHS, plansOf, quoteOf, signIn, visit } from '../testing/membership-server';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

afterEach(() => {
  leave();
  goTo.mockClear();
});

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const payButton = () => screen.findByRole('button', { name: 'Pay ₹3,999' });

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: /^Do not renew/u }));
  await userEvent.type(await field('Street address'), '4 Hill Road');
  await userEvent.type(await field('City'), 'Mumbai');
  await userEvent.type(await field('PIN code'), '400050');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '27');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/u }));
}

test('MEM-03 the total with tax comes first, and neither renewal nor consent is chosen beforehand', async () => {
  signIn();
  openPage('/checkout/one-year');
  const order = await screen.findByRole('region', { name: 'One year plan' });
  expect(within(order).getByText('Including 18% GST (₹610.02). We add no other charges.')).toBeVisible();
  expect(within(order).getByText('Your term runs from 25 November 2026 to 25 November 2027.')).toBeVisible();
  const renews = await screen.findByRole('radio', { name: /^Renew automatically On 25 November 2027 we charge ₹3,999/u });
  expect(renews).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Do not renew Your membership ends on 25 November 2027/u })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /not refunded/u })).not.toBeChecked();
  expect(await field('Name')).toHaveValue('Meher Kaul');
  expect(order.compareDocumentPosition(renews) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('MEM-03 fields tell the browser what they are', async () => {
  signIn();
  openPage('/checkout/one-year');
  expect(await field('Name')).toHaveAttribute('autocomplete', 'billing name');
  expect(await field('Street address')).toHaveAttribute('autocomplete', 'billing street-address');
  expect(await field('City')).toHaveAttribute('autocomplete', 'billing address-level2');
  expect(await field('PIN code')).toHaveAttribute('autocomplete', 'billing postal-code');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveAttribute('autocomplete', 'billing address-level1');
});

test('MEM-03 an empty form is refused in its fields, with the focus on the first', async () => {
  const calls = signIn();
  openPage('/checkout/one-year');
  await userEvent.click(await payButton());
  expect(await screen.findByText('Choose whether the plan renews')).toBeVisible();
  expect(screen.getByText('Enter the street address')).toBeVisible();
  expect(screen.getByText('Choose a state', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Please agree before you pay')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Renew automatically/u })).toHaveFocus());
  expect(calls(PATHS.orders)).toEqual([]);
});

test('MEM-03 a wrong GSTIN and one of another state are refused in the field', async () => {
  signIn();
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.type(await field('GSTIN (optional)'), '29ABCDE1234F1Z5');
  await userEvent.click(await payButton());
  expect(await screen.findByText('This GSTIN is not valid. Check its 15 characters')).toBeVisible();
  expect(await field('GSTIN (optional)')).toHaveFocus();
});

test('MEM-03 Pay places the order with the total that was shown, and goes on to the payment page', async () => {
  const calls = signIn({ [PATHS.orders]: ok(orderOf()) });
  openPage('/checkout/one-year?from=%2Fjobs%2F1-lead');
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://pay.example/ord_1'));
  expect(calls(PATHS.orders)).toEqual([
    expect.objectContaining({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
      body: {
        plan: 'one-year',
        renews: false,
        code: '',
        billing: { name: 'Meher Kaul', address: '4 Hill Road', city: 'Mumbai', postal_code: '400050', state_code: '27', gstin: '' },
        accepts_no_refunds: true,
        total_minor: 399_900,
        return_path: '/jobs/1-lead',
      },
    }),
  ]);
});

test('REL-04 a double click places one order', async () => {
  let answer: (value: { status: number; body: unknown }) => void = () => undefined;
  const calls = signIn({ [PATHS.orders]: () => new Promise((resolve) => (answer = resolve)) });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.dblClick(await payButton());
  await waitFor(() => expect(calls(PATHS.orders)).toHaveLength(1));
  expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(await payButton());
  answer(ok(orderOf())());
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
  expect(calls(PATHS.orders)).toHaveLength(1);
});

test('REL-04 the button is free again when one comes back from the payment page by Back', async () => {
  signIn({ [PATHS.orders]: ok(orderOf()) });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
});

test('REL-04 a lost answer is asked for again with the same key', async () => {
  let isLost = true;
  const calls = signIn({
    [PATHS.orders]: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return ok(orderOf())();
    },
  });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await payButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  isLost = false;
  await userEvent.click(await payButton());
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  const [first, second] = calls(PATHS.orders);
  expect(second?.key).toBe(first?.key);
});

test('MEM-04 a price that changed is shown and asked about again: nothing is paid before', async () => {
  let total = 399_900;
  const calls = signIn({
    [PATHS.quote]: () => ok(quoteOf({ total_minor: total, list_minor: total }))(),
    [PATHS.orders]: () => {
      if (total === 449_900) return ok(orderOf())();
      total = 449_900;
      return problem(409, 'PRICE_CHANGED', 'The price has changed.')();
    },
  });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await payButton());
  expect(await screen.findByText(/The total is now ₹4,499\. You have not been charged/u)).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹4,499' }));
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(calls(PATHS.orders)[1]?.body).toMatchObject({ total_minor: 449_900 });
});

test('MEM-04 what the server refuses stands in its field, and what was typed stays', async () => {
  signIn({ [PATHS.orders]: problem(400, 'VALIDATION_FAILED', 'Some fields.', { fields: { 'billing.city': 'Enter the city' } }) });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await payButton());
  expect(await screen.findByText('Enter the city')).toBeVisible();
  expect(await field('City')).toHaveFocus();
  expect(await field('City')).toHaveValue('Mumbai');
});

test('REL-04 a provider that is away is told, and the button works on', async () => {
  signIn({ [PATHS.orders]: problem(503, 'UNAVAILABLE', 'The payment page does not answer. Your order is kept.') });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await payButton());
  expect(await screen.findByText('The payment page does not answer. Your order is kept.')).toBeVisible();
  expect(await payButton()).not.toHaveAttribute('aria-busy');
});

test('MEM-04 a total of nothing needs no payment page', async () => {
  signIn({
    [PATHS.quote]: ok(quoteOf({ total_minor: 0, discount_minor: 399_900 })),
    [PATHS.orders]: ok(orderOf({ state: 'paid', payment_url: '' })),
    [PATHS.order]: ok(orderOf({ state: 'paid', payment_url: '' })),
  });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Start membership' }));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});

test('MEM-08 what the server refuses about the renewal stands at the choice', async () => {
  const refusal = 'Nothing is charged now, so the plan cannot renew automatically. Choose “Do not renew”.';
  signIn({ [PATHS.orders]: problem(400, 'VALIDATION_FAILED', refusal, { fields: { renews: refusal } }) });
  openPage('/checkout/one-year');
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: /^Renew automatically/u }));
  await userEvent.click(await payButton());
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(refusal);
});

test('MEM-03 what was typed and chosen is there again after a reload', async () => {
  signIn();
  const first = openPage('/checkout/one-year');
  await fillIn();
  first.unmount();
  openPage('/checkout/one-year');
  expect(await field('Street address')).toHaveValue('4 Hill Road');
  expect(screen.getByRole('radio', { name: /^Do not renew/u })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('27');
});

test('MEM-03 another plan keeps the address, and asks for renewal and consent again', async () => {
  signIn();
  const first = openPage('/checkout/one-year');
  await fillIn();
  first.unmount();
  openPage('/checkout/monthly');
  expect(await field('Street address')).toHaveValue('4 Hill Road');
  expect(screen.getByRole('radio', { name: /^Do not renew/u })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^I agree/u })).not.toBeChecked();
});

test('MEM-03 a visitor logs in and comes back to this checkout', async () => {
  visit();
  openPage('/checkout/monthly?from=%2Fjobs');
  expect(await findTitle()).toHaveTextContent('Checkout');
  expect(await screen.findByText(/^Monthly plan: ₹499, including GST\./u)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /checkout/monthly?from=%2Fjobs')).toBeVisible();
});

test.each([
  ['the page of the plans', { [PATHS.plans]: ok(plansOf({ is_on_sale: false })) }],
  ['the quote', { [PATHS.quote]: problem(422, 'NOT_ON_SALE', 'Not on sale.') }],
])('MEM-02 a plan that is not on sale by %s cannot be filled in', async (_by, answers) => {
  signIn(answers);
  openPage('/checkout/one-year');
  expect(await screen.findByRole('heading', { name: 'This plan is not on sale at the moment' })).toBeVisible();
});

test('MEM-03 an unknown plan is no page of this remote', async () => {
  signIn();
  openPage('/checkout/lifetime');
  expect(await findTitle()).toHaveTextContent('Another page');
});

test('REL-02 a total that did not load says so, and Try again asks again', async () => {
  let isDown = true;
  signIn({ [PATHS.quote]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.') : ok(quoteOf()))() });
  openPage('/checkout/one-year');
  expect(await screen.findByRole('heading', { name: 'The total did not load' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeVisible();
});
