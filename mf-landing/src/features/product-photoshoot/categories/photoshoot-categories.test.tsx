import { act, renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { LEAD_FORM_ID } from '../../../domain/lead/lead-form-id';
import { listenForFocusRequests } from '../../../domain/lead/go-to-lead-form';
import { setScreen } from '../../../testing/browser-parts';
import { PHOTOSHOOT_BLOCKS } from '../../../testing/photoshoot-responses';
import type * as LoadCarousel from './load-carousel';
import { loadCarousel } from './load-carousel';
import { PhotoshootCategories } from './photoshoot-categories';

const actual = () => jest.requireActual<typeof LoadCarousel>('./load-carousel').loadCarousel;
jest.mock('./load-carousel', () => ({ loadCarousel: jest.fn() }));

const TILES = ['E-commerce', 'Food', 'Jewellery', 'Designer Garment', 'Designer Clothing'];
const TURN_MS = 2500;
const SPEED_MS = 1000;

const tile = (name: string) => screen.getByRole('button', { name, hidden: true });
const carousel = () => screen.getByRole('region', { name: 'Jewellery pictures' });
const shown = () => [...carousel().querySelectorAll('.slick-slide[aria-hidden="false"] img')].map((picture) => picture.getAttribute('alt'));

function renderTiles(): void {
  renderWithProviders(
    <>
      <PhotoshootCategories copy={PHOTOSHOOT_BLOCKS.categories} />
      <section id={LEAD_FORM_ID}>
        <input aria-label="First name" />
      </section>
    </>,
  );
  listenForFocusRequests(document.getElementById(LEAD_FORM_ID), () => screen.getByLabelText('First name').focus());
}

async function openJewellery(user = userEvent.setup()) {
  renderTiles();
  await user.click(tile('Jewellery'));
  await screen.findByRole('region', { name: 'Jewellery pictures' });
  return within(screen.getByRole('dialog', { name: 'Jewellery' }));
}

beforeEach(() => {
  setScreen({ width: 390, isStill: true });
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(loadCarousel).mockReset().mockImplementation(actual());
});

test('PHO-02 five tiles, in the order of the specification, each says that it opens a dialog', () => {
  renderTiles();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(TILES);
  for (const name of TILES) expect(tile(name)).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each(TILES)('PHO-02 %s opens its own pictures, and Book Now', async (name) => {
  renderTiles();
  await userEvent.click(tile(name));
  const dialog = within(screen.getByRole('dialog', { name }));
  const pictures = PHOTOSHOOT_BLOCKS.categories.items.find(({ title }) => title === name)?.pictures ?? [];
  const seen = () => new Set(dialog.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt')));
  await waitFor(() => expect(seen()).toEqual(new Set(pictures.map(({ alt }) => alt))));
  expect(dialog.getByRole('button', { name: 'Book Now' })).toBeInTheDocument();
});

test.each([
  [320, 1],
  [599, 1],
  [600, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
])('PHO-02 at %i pixels it shows %i at a time', async (width, count) => {
  setScreen({ width, isStill: true });
  await openJewellery();
  expect(shown()).toEqual(['Piece 1', 'Piece 2', 'Piece 3'].slice(0, count));
});

describe('with motion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setScreen({ width: 390, isStill: false });
  });
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('PHO-02 it goes on every two and a half seconds, and stands when paused', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const dialog = await openJewellery(user);
    pass(TURN_MS - 1);
    expect(shown()).toEqual(['Piece 1']);
    pass(1 + SPEED_MS);
    expect(shown()).toEqual(['Piece 2']);
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await user.click(dialog.getByRole('heading', { name: 'Jewellery' }));
    const before = shown();
    pass(3 * TURN_MS);
    expect(shown()).toEqual(before);
  });
});

test('PHO-02 it stands still for anyone who wants no motion, and goes on by its buttons', async () => {
  const dialog = await openJewellery();
  expect(dialog.queryByRole('button', { name: 'Pause' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shown()).toEqual(['Piece 2']));
});

test('PHO-02 Book Now closes the pictures and leads to the first field of the form, not back to the tile', async () => {
  const dialog = await openJewellery();
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.getElementById(LEAD_FORM_ID)]);
});

test('PHO-02 closing the pictures gives the focus back to their tile', async () => {
  await openJewellery();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tile('Jewellery')).toHaveFocus();
});

test('PHO-02 the carousel’s code is asked for when somebody points at a tile or steps on it, not before', async () => {
  renderTiles();
  expect(loadCarousel).not.toHaveBeenCalled();
  await userEvent.hover(tile('Food'));
  expect(loadCarousel).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(tile('E-commerce')).toHaveFocus();
  expect(loadCarousel).toHaveBeenCalledTimes(2);
});

test('PHO-02 without the carousel’s code the pictures lie in a row, and the next opening asks again', async () => {
  jest.mocked(loadCarousel).mockRejectedValue(new Error('Loading chunk failed'));
  renderTiles();
  await userEvent.click(tile('Jewellery'));
  const row = within(await screen.findByRole('group', { name: 'Jewellery pictures' }));
  expect(row.getAllByRole('img')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  jest.mocked(loadCarousel).mockImplementation(actual());
  await userEvent.click(tile('Jewellery'));
  expect(await screen.findByRole('region', { name: 'Jewellery pictures' })).toBeInTheDocument();
});

test('PHO-02 code that does not come in time is asked for again while the pictures are shown', async () => {
  // By the pointer on the tile, by its focus, and by the opened pictures.
  for (let ask = 0; ask < 3; ask += 1) jest.mocked(loadCarousel).mockRejectedValueOnce(new Error('Loading chunk failed'));
  renderTiles();
  await userEvent.click(tile('Jewellery'));
  expect(await screen.findByRole('region', { name: 'Jewellery pictures' })).toBeInTheDocument();
});

test('PHO-02 a category without pictures of its own shows the one of its tile', async () => {
  const items = [{ title: 'Food', art: 'plate', pictures: [{ art: 'no such drawing', alt: 'Nothing' }] }];
  renderWithProviders(<PhotoshootCategories copy={{ ...PHOTOSHOOT_BLOCKS.categories, items }} />);
  await userEvent.click(tile('Food'));
  const dialog = within(screen.getByRole('dialog', { name: 'Food' }));
  expect((await dialog.findAllByRole('img'))[0]).toHaveAttribute('alt', 'Food');
});
