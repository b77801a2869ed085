import { act, screen, userEvent, within } from '@alltalent/shared/testing';
import { findTitle, openPage } from '../testing/open-page';

/** Plays the browser's observer: a test says which sections are on screen. */
function observeSections(): (ids: readonly string[]) => void {
  const callbacks: IntersectionObserverCallback[] = [];
  const observed: Element[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe = (element: Element) => void observed.push(element);
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (ids) => {
    const entries = observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) }));
    act(() => callbacks.forEach((callback) => callback(entries as IntersectionObserverEntry[], {} as IntersectionObserver)));
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('TERMS-01 every entry of the contents leads to its section, and the date of the text is told', async () => {
  openPage('/terms-of-use');
  expect(await findTitle()).toHaveTextContent('Terms of use');
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(22);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section).toHaveAccessibleName(link.textContent ?? '');
  }
  expect(screen.getByText(/Last updated/u)).toHaveTextContent('Last updated 3 November 2026');
});

test('TERMS-01 the section being read is marked in the contents', async () => {
  const showOnScreen = observeSections();
  openPage('/terms-of-use');
  await findTitle();
  showOnScreen(['liability', 'indemnity']);
  expect(screen.getByRole('link', { name: 'Liability' })).toHaveAttribute('aria-current', 'location');
  showOnScreen(['indemnity']);
  expect(screen.getByRole('link', { name: 'Liability' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Indemnity' })).toHaveAttribute('aria-current', 'location');
});

test('TERMS-01 on a phone the contents are folded, and fold again once a section is chosen', async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  openPage('/terms-of-use');
  await findTitle();
  const box = screen.getByRole('navigation', { name: 'Contents' }).querySelector('details');
  expect(box).not.toHaveAttribute('open');
  if (box) box.open = true;
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(box).not.toHaveAttribute('open');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('TERMS-01 a link to a section leads there, although the text comes later than the address', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  openPage('/terms-of-use#liability');
  await findTitle();
  expect(shown).toEqual(['liability']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('PRIV-01 the privacy policy reads like the terms, with its twelve sections in the contents', async () => {
  openPage('/privacy-policy');
  expect(await findTitle()).toHaveTextContent('Privacy policy');
  expect(within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')).toHaveLength(12);
  expect(screen.getByText('Publicly visible:')).toBeInTheDocument();
});

test('LINK-01 the return policy says that a membership is not refunded, and who puts a wrong payment right', async () => {
  openPage('/return-policy');
  expect(await findTitle()).toHaveTextContent('Return policy');
  expect(screen.getByRole('heading', { name: /No refunds/u })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /support@/u })[0]).toHaveAttribute('href', expect.stringMatching(/^mailto:support@/u));
});
