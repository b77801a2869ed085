import { fakeApi } from '@alltalent/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearStorage, renderFrame } from '../testing/render-frame';

const banner = () => screen.queryByRole('region', { name: 'Cookie choice' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  clearStorage();
  document.cookie = 'cookie_choice=; path=/; max-age=0';
  fakeApi({});
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('the choice about cookies', () => {
  test.each([
    ['Allow statistics', 'cookie_choice=all'],
    ['Only what is needed', 'cookie_choice=needed'],
  ])('%s is stored, and the banner does not return', async (choose, cookie) => {
    const { unmount } = renderFrame();
    expect(document.cookie).not.toContain('cookie_choice');
    await press(choose);
    expect(banner()).not.toBeInTheDocument();
    expect(document.cookie).toContain(cookie);
    unmount();
    renderFrame();
    expect(banner()).not.toBeInTheDocument();
  });

  test('the banner leaves the page usable: no dialog, the focus stays, both choices look the same', () => {
    renderFrame();
    const asked = within(screen.getByRole('region', { name: 'Cookie choice' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    const [allow, needed] = asked.getAllByRole('button');
    expect(allow?.className).toBe(needed?.className);
    expect(asked.getByRole('link', { name: 'Cookies in our privacy policy' })).toHaveAttribute('href', '/privacy-policy#cookies');
  });

  test('the footer opens it again, says what holds, and the focus comes back', async () => {
    document.cookie = 'cookie_choice=all; path=/';
    renderFrame();
    await press('Cookie choice');
    expect(banner()).toHaveFocus();
    expect(banner()).toHaveTextContent('Now: statistics are allowed.');
    await press('Only what is needed');
    expect(document.cookie).toContain('cookie_choice=needed');
    expect(screen.getByRole('button', { name: 'Cookie choice' })).toHaveFocus();
  });

  test('a browser with a privacy signal sees no banner, and the footer explains why', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    renderFrame();
    expect(banner()).not.toBeInTheDocument();
    await press('Cookie choice');
    expect(banner()).toHaveTextContent('Global Privacy Control');
    expect(screen.queryByRole('button', { name: 'Allow statistics' })).not.toBeInTheDocument();
    await press('Close');
    expect(banner()).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('cookie_choice');
  });
});
