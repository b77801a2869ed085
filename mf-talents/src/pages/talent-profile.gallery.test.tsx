import { act, screen, waitFor, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { openSite } from '../testing/open-site';
import { aProfile, ok, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

async function openPicture(name = 'Open picture 2 of 6') {
  const site = openSite('/meher-kaul');
  const opener = await screen.findByRole('button', { name });
  await site.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of Meher Kaul' });
  return { ...site, opener, dialog: within(dialog), element: dialog };
}
const counter = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const shown = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt');

test.each(['Open picture 1 of 6', 'Open picture 5 of 6'])('SLUG-01 %s shows that picture of all there are', async (name) => {
  await openPicture(name);
  const number = /\d/u.exec(name)?.[0];
  expect(counter()).toBe(`${number} of 6`);
  expect(shown()).toBe(`Meher Kaul, picture ${number} of 6`);
});

test('SLUG-01 the pictures turn with buttons and keys, and go round at both ends', async () => {
  const { user, dialog } = await openPicture();
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect([counter(), shown()]).toEqual(['3 of 6', 'Meher Kaul, picture 3 of 6']);
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(counter()).toBe('6 of 6');
  await user.keyboard('{ArrowRight}');
  expect(counter()).toBe('1 of 6');
  await user.keyboard('{End}');
  expect(counter()).toBe('6 of 6');
  await user.keyboard('{Home}{Alt>}{ArrowRight}{/Alt}');
  expect(counter()).toBe('1 of 6');
});

test('SLUG-01 a finger to the left goes on, to the right goes back; up, down and a tap do nothing', async () => {
  const { element } = await openPicture();
  const stage = within(element).getByRole('img').closest('[data-shown]')?.parentElement ?? element;
  // The test runner's document has no pointer events.
  const point = (type: string, x: number, y: number, pointerType: string) =>
    fireEvent(stage, Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { isPrimary: true, pointerType }));
  const swipe = (across: number, down = 0, pointerType = 'touch') => {
    point('pointerdown', 200, 200, pointerType);
    point('pointerup', 200 + across, 200 + down, pointerType);
  };
  act(() => swipe(-80));
  expect(counter()).toBe('3 of 6');
  act(() => swipe(90));
  expect(counter()).toBe('2 of 6');
  act(() => {
    swipe(-60, 120);
    swipe(-8);
    swipe(-80, 0, 'mouse');
  });
  expect(counter()).toBe('2 of 6');
});

test('SLUG-01 Esc closes it, and the focus is where it was', async () => {
  const { user, opener } = await openPicture();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('SLUG-01 the pictures on both sides are fetched before they are asked for, in sizes and as AVIF', async () => {
  const { element } = await openPicture('Open picture 1 of 6');
  const sources = [...element.querySelectorAll('source[type="image/avif"]')].map((source) => source.getAttribute('srcset'));
  for (const variant of [0, 1, 5]) {
    expect(sources).toContainEqual(expect.stringContaining(`/media/posters/meher-kaul-${variant}-1280.avif 1280w`));
  }
  expect(new Set(sources).size).toBe(3);
});

test('SLUG-01 one picture alone has nothing to turn to', async () => {
  api.respond('/api/talent-profile', () => ok({ status: 200, data: aProfile({ gallery: [] }) }));
  const { dialog } = await openPicture('Open picture 1 of 1');
  expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  expect(screen.queryByRole('button', { name: /Show all/u })).not.toBeInTheDocument();
});

test('SLUG-01 Show all opens the first of all the pictures', async () => {
  await openPicture('Show all 6 pictures');
  expect(counter()).toBe('1 of 6');
});
