import { fakeApi, offline, ok, problem } from '@alltalent/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { toastsAtom } from '@alltalent/shared/state';
import { CurrencyChoice } from './currency-choice';
import { clearStorage, renderFrame } from '../testing/render-frame';

const LIST = '/api/site-content/get-country-currency-list';
const UPDATE = '/talent/update-currency-location';
const CURRENCIES = [
  { id: 1, code: 'INR', symbol: '₹', name: 'Indian rupee' },
  { id: 2, code: 'USD', symbol: '$', name: 'US dollar' },
];

function renderChoice() {
  const store = createStore();
  const reloadTo = jest.fn();
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CurrencyChoice reloadTo={reloadTo} />
      </QueryClientProvider>
    </Provider>,
  );
  return { store, reloadTo };
}

beforeEach(clearStorage);

test('FTR-01 the footer has the seven pages, social links, the line of ownership, theme and currency', async () => {
  fakeApi({ [LIST]: ok(CURRENCIES) });
  renderFrame();
  const footer = within(screen.getByRole('contentinfo'));
  for (const [name, to] of [
    ['Terms & Conditions', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
    ['Return Policy', '/return-policy'],
    ['Contact Us', '/contactus'],
    ['About Us', '/about-us'],
    ['FAQ', '/faqs'],
    ['Articles', '/article'],
  ]) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  expect(footer.getByText('2024 © All Talent | All rights reserved')).toBeVisible();
  expect(footer.getByRole('combobox', { name: 'Theme' })).toHaveValue('auto');
  expect(await footer.findByRole('combobox', { name: 'Currency ₹' })).toHaveValue('INR');
});

test('FTR-02 a page with its own ending has no footer', () => {
  fakeApi({});
  renderFrame({ hasFooter: false });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the chosen theme is put on the document', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'auto');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('CUR-01 the selector lists what the server has; a choice is posted, stored, and reloads the home page', async () => {
  const requests = fakeApi({ [LIST]: ok(CURRENCIES), [UPDATE]: ok({ status: 1, message: '' }) });
  const { reloadTo } = renderChoice();
  const select = await screen.findByRole('combobox', { name: 'Currency ₹' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['INR', 'USD']);
  await userEvent.selectOptions(select, 'USD');
  await expectReload(reloadTo);
  expect(requests.at(-1)).toEqual({ method: 'POST', path: UPDATE, body: { currency_code: 'USD' } });
  expect(localStorage.getItem('currency_code')).toBe('USD');
  expect(localStorage.getItem('currency_symbol')).toBe('$');
});

async function expectReload(reloadTo: jest.Mock): Promise<void> {
  await screen.findByRole('combobox', { name: 'Currency $' });
  expect(reloadTo).toHaveBeenCalledWith('/');
}

test('CUR-01 while the choice is saved the selector waits and says so', async () => {
  fakeApi({ [LIST]: ok(CURRENCIES), [UPDATE]: () => new Promise(() => undefined) });
  renderChoice();
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'USD');
  expect(screen.getByRole('combobox', { name: 'Currency $' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
});

test.each([
  ['refused', ok({ status: 0, message: 'Unknown currency' })],
  ['not answered', offline],
  ['not for restricted users', problem(403, 'FORBIDDEN', 'Your account may only log out.')],
])('CUR-01 a choice that is %s goes back, with a message and a retry', async (_name, response) => {
  fakeApi({ [LIST]: ok(CURRENCIES), [UPDATE]: response });
  const { store, reloadTo } = renderChoice();
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'USD');
  expect(await screen.findByRole('combobox', { name: 'Currency ₹' })).toHaveValue('INR');
  expect(store.get(toastsAtom)[0]).toMatchObject({ kind: 'error', text: expect.stringContaining('Could not change the currency.') });
  expect(reloadTo).not.toHaveBeenCalled();
  expect(localStorage.getItem('currency_code')).toBeNull();
});

test('CUR-01 without the list the stored currency stays as text', async () => {
  localStorage.setItem('currency_code', 'EUR');
  localStorage.setItem('currency_symbol', '€');
  fakeApi({ [LIST]: offline });
  renderChoice();
  expect(await screen.findByText('Currency € EUR')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
