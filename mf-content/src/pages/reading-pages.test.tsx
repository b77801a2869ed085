import { act, screen, userEvent, within } from '@alltalent/shared/testing';
import { aDocument, stubResponses } from '../testing/stub-responses';
import { findTitle, openPage } from '../testing/open-page';

const HEADINGS = ['Use of Platform', 'Liability', 'Indemnity', 'Contact'];
const TERMS = '/api/documents/page/terms-of-use';

beforeEach(() => void stubResponses({ [TERMS]: aDocument(HEADINGS) }));

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
  await findTitle();
  await screen.findByText(/Last updated/u);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(HEADINGS.length);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section).toHaveAccessibleName(link.textContent ?? '');
  }
  expect(screen.getByText(/Last updated/u)).toHaveTextContent('Last updated 3 November 2026');
});

test('TERMS-01 the section being read is marked in the contents', async () => {
  const showOnScreen = observeSections();
  openPage('/terms-of-use');
  await screen.findByText(/Last updated/u);
  showOnScreen(['liability', 'indemnity']);
  expect(screen.getByRole('link', { name: 'Liability' })).toHaveAttribute('aria-current', 'location');
  showOnScreen(['indemnity']);
  expect(screen.getByRole('link', { name: 'Liability' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Indemnity' })).toHaveAttribute('aria-current', 'location');
});

test('TERMS-01 on a phone the contents are folded, and fold again once a section is chosen', async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  openPage('/terms-of-use');
  await screen.findByText(/Last updated/u);
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
  await screen.findByText(/Last updated/u);
  expect(shown).toEqual(['liability']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('PRIV-01 the privacy policy reads like the terms, under its exact title', async () => {
  const text = aDocument(['Data collection'], { title: 'Privacy policy', page_title: 'All Talent | Privacy Policy' });
  stubResponses({ '/api/documents/page/privacy-policy': text });
  openPage('/privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
  expect(document.title).toBe('All Talent | Privacy Policy');
  expect(screen.getByRole('link', { name: 'the help' })).toHaveAttribute('href', '/faqs');
});

test('LINK-01 a text that does not load says so, and comes with the next try', async () => {
  const requests = stubResponses({ '/api/documents/page/return-policy': 'failure' });
  openPage('/return-policy');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await findTitle()).toHaveTextContent('Return policy');
  requests.change('/api/documents/page/return-policy', aDocument(['No refunds'], { title: 'Return policy' }));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: /No refunds/u })).toBeInTheDocument();
});

test('MEM-02 the next version is announced with its day and can be read ahead', async () => {
  const next = { version: 3, effective_on: '2026-12-24', summary: 'New fees' };
  stubResponses({
    [TERMS]: aDocument(HEADINGS, { next }),
    [`${TERMS}/versions/3`]: aDocument(['Fees'], { version: 3, is_current: false, effective_on: '2026-12-24', next }),
  });
  openPage('/terms-of-use');
  expect(await screen.findByText(/comes into force on/u)).toHaveTextContent(
    'A new version comes into force on 24 December 2026: New fees.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Read it' }));
  expect(await screen.findByText(/This version comes into force on/u)).toHaveTextContent('24 December 2026');
});

test('a former version says that it is one and leads to the text that holds', async () => {
  stubResponses({
    [TERMS]: aDocument(HEADINGS, { former: [{ version: 1, effective_on: '2026-05-01' }] }),
    [`${TERMS}/versions/1`]: aDocument(['Old rules'], { version: 1, is_current: false, effective_on: '2026-05-01' }),
  });
  openPage('/terms-of-use');
  await userEvent.click(await screen.findByRole('link', { name: '1 May 2026' }));
  expect(await screen.findByText(/This is a former version/u)).toHaveTextContent('of 1 May 2026');
  await userEvent.click(screen.getByRole('link', { name: 'Read the one that holds now' }));
  expect(await screen.findByRole('heading', { name: /Liability/u })).toBeInTheDocument();
});

test('an unknown version is a missing page', async () => {
  globalThis.fetch = (() =>
    Promise.resolve(
      Response.json({ code: 'NOT_FOUND', detail: 'There is no such document.', status: 404 }, { status: 404 }),
    )) as typeof fetch;
  openPage('/terms-of-use/versions/99');
  expect(await screen.findByText('Not found page')).toBeInTheDocument();
});
