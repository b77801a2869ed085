import type { QuoteInput } from '@alltalent/shared/contracts';
import { ok, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { browser } from '../domain/leave/use-leave';
import { openPage } from '../testing/open-page';
import { leave, orderOf, PATHS, quoteOf, signIn } from '../testing/membership-server';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

afterEach(() => {
  leave();
  goTo.mockClear();
});

/** SAVE10 takes ₹400 off outside Ladakh; any other code is unknown. */
function quoteFor({ code, state_code: state }: QuoteInput) {
  const none = { state: 'none', code, reason: null, message: '', extra_days: 0, has_shoot: false } as const;
  if (code === '') return quoteOf();
  if (code !== 'SAVE10') return quoteOf({ promo: { ...none, state: 'refused', reason: 'unknown', message: 'We do not know this code.' } });
  if (state === '38') return quoteOf({ promo: { ...none, state: 'refused', reason: 'region', message: 'Not in Ladakh.' } });
  return quoteOf({ total_minor: 359_900, discount_minor: 40_000, promo: { ...none, state: 'applied', message: 'Ten percent off.' } });
}

function serve() {
  const calls: ReturnType<typeof signIn> = signIn({
    [PATHS.quote]: async () => {
      await Promise.resolve();
      return ok(quoteFor(calls(PATHS.quote).at(-1)?.body as QuoteInput))();
    },
    [PATHS.orders]: ok(orderOf()),
  });
  return calls;
}

async function apply(code: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

test('PRO-01 a code changes the total at once, and is taken back as easily', async () => {
  serve();
  openPage('/checkout/one-year');
  await apply('save10');
  expect(await screen.findByText('Ten percent off.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay ₹3,599' })).toBeVisible();
  expect(screen.getByText('Promo code SAVE10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹3,999' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
});

test('PRO-01 a refused code says why in its field, and the total stays', async () => {
  serve();
  openPage('/checkout/one-year');
  await apply('NOPE');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription('We do not know this code.'));
  expect(await screen.findByRole('button', { name: 'Pay ₹3,999' })).toBeVisible();
});

test('PRO-02 the state decides live whether a code applies', async () => {
  serve();
  openPage('/checkout/one-year');
  await apply('SAVE10');
  await screen.findByText('Ten percent off.');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), '38');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription('Not in Ladakh.'));
  expect(await screen.findByRole('button', { name: 'Pay ₹3,999' })).toBeVisible();
});

test('PRO-01 a code is taken while the total of the chosen state is on its way', async () => {
  const calls: ReturnType<typeof signIn> = signIn({
    [PATHS.quote]: async () => {
      await Promise.resolve();
      const asked = calls(PATHS.quote).at(-1)?.body as QuoteInput;
      return asked.state_code !== '' && asked.code === '' ? new Promise<Response>(() => undefined) : ok(quoteFor(asked))();
    },
  });
  openPage('/checkout/one-year');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), '27');
  await apply('SAVE10');
  expect(await screen.findByText('Ten percent off.')).toBeVisible();
});

test('PRO-01 a code that was typed and not applied is checked before anything is paid', async () => {
  const calls = serve();
  openPage('/checkout/one-year');
  await userEvent.click(await screen.findByRole('radio', { name: /^Renew automatically/u }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Street address' }), '4 Hill Road');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Mumbai');
  await userEvent.type(screen.getByRole('textbox', { name: 'PIN code' }), '400050');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '27');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/u }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'SAVE10');
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹3,999' }));
  expect(await screen.findByText(/^We have now checked your promo code/u)).toBeVisible();
  expect(calls(PATHS.orders)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹3,599' }));
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(calls(PATHS.orders)[0]?.body).toMatchObject({ code: 'SAVE10', renews: true, total_minor: 359_900 });
});
