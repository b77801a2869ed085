import { renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { stubResponses, FAILURE } from '../testing/stub-responses';
import { matchMediaQueries } from '../testing/browser-parts';
import { PHOTOSHOOT_BLOCKS, PHOTOSHOOT_COPY, photoshootCopy } from '../testing/photoshoot-responses';
import { Component as ProductPhotoshootPage } from './product-photoshoot.page';

/** The headings of the page, in the order of the product's specification. */
const HEADINGS = [
  'Shoots for',
  'Product Photography Includes',
  'Categories',
  'Ready To Get Started',
  '4 Easy Steps',
  'Diverse Options',
  'Picture after picture.',
  'Features of Our Photographs',
  'Tell us what to shoot',
];

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));

async function open(responses = photoshootCopy()) {
  stubResponses(responses);
  renderWithProviders(<ProductPhotoshootPage />, { route: '/product-photoshoot' });
  await screen.findByRole('heading', { name: 'Shoots for' });
}

beforeEach(() => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  Element.prototype.scrollIntoView = jest.fn();
});

test('PHO-01 the sections stand in the order of the specification, under one heading of the page', async () => {
  await open();
  expect(headings()).toEqual(HEADINGS);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good light sells.');
});

test('PHO-01 the first screen hangs five pictures that say what they show', async () => {
  await open();
  const collage = within(screen.getByRole('group', { name: 'Sample pictures' }));
  const shown = collage.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(shown).toEqual([
    'Oil bottle, illustrated',
    'Plate of rice and curry, illustrated',
    'Gold earrings, illustrated',
    'Kurta on a hanger, illustrated',
    'Leather handbag, illustrated',
  ]);
});

test('PHO-01 what a shoot includes is numbered, and the same numbers are on the picture', async () => {
  await open();
  const includes = section('Product Photography Includes');
  expect(includes.getAllByRole('listitem').map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Prep and polish',
    'Styling',
    'Retouching',
  ]);
  expect(includes.getByRole('img', { name: /numbered marks/u })).toBeInTheDocument();
  expect(includes.getAllByText(/^[1-9]$/u).map((mark) => mark.textContent)).toEqual(['1', '2', '3']);
});

test('PHO-01 four easy steps: budget, goals, tailored plans, delivery', async () => {
  await open();
  const steps = section('4 Easy Steps').getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual(['Budget', 'Goals', 'Tailored plans', 'Delivery']);
});

test('PHO-01 diverse options: the same bottle as hero, on white and in life, each with what it shows', async () => {
  await open();
  const options = section('Diverse Options').getAllByRole('figure');
  expect(options.map((option) => within(option).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Hero',
    'White Background',
    'Lifestyle',
  ]);
  expect(options.map((option) => within(option).getByRole('img').getAttribute('alt'))).toEqual([
    'In a beam of light',
    'On plain white',
    'On a table by a window',
  ]);
});

test('LAND-02 PHO-01 the figures stand with the words that they are the company’s own count', async () => {
  await open();
  const count = section('Picture after picture.');
  const figures = count.getAllByRole('term').map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
  expect(figures).toEqual(['7K+ photos', '500+ photographers', '200+ clients', '9 years']);
  expect(count.getByText('By All Talent’s own count.')).toBeInTheDocument();
});

test('PHO-01 the features of the photographs carry the letters of the lighting plan', async () => {
  await open();
  const features = section('Features of Our Photographs');
  expect(features.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'AExperienced photographers',
    'BExpert lighting',
    'CPrecision setup',
    'DPremium production',
  ]);
  const plan = features.getByRole('img', { name: /Lighting plan/u });
  expect([...plan.querySelectorAll('text')].map((mark) => mark.textContent)).toEqual(['A', 'B', 'C', 'D']);
});

test.each(['first screen', 'Ready To Get Started'])('PHO-01 Book Now of the %s leads to the form', async (place) => {
  await open();
  const button =
    place === 'first screen'
      ? section('Product photography Good light sells.').getByRole('button', { name: 'Book Now' })
      : section(place).getByRole('button', { name: 'Book Now' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText(/^First name/iu)).toHaveFocus());
  const form = screen.getByRole('region', { name: 'Tell us what to shoot' });
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([form]);
});

test.each(Object.keys(PHOTOSHOOT_BLOCKS).filter((name) => name !== 'hero' && name !== 'form'))(
  'PHO-01 without the block %s its section is left out and nothing else',
  async (name) => {
    const { [name as 'steps']: left, ...others } = PHOTOSHOOT_BLOCKS;
    stubResponses(photoshootCopy(others));
    renderWithProviders(<ProductPhotoshootPage />);
    await screen.findByText(name === 'features' ? 'Shoots for' : 'Features of Our Photographs');
    expect(headings()).toEqual(HEADINGS.filter((title) => title !== left.title));
  },
);

test('PHO-01 a drawing the page does not have is left out, its words stay', async () => {
  const options = { ...PHOTOSHOOT_BLOCKS.options, items: [{ title: 'Hero', art: 'no such drawing', alt: 'Nothing' }] };
  await open(photoshootCopy({ ...PHOTOSHOOT_BLOCKS, options }));
  expect(section('Diverse Options').getByRole('heading', { name: 'Hero' })).toBeInTheDocument();
  expect(section('Diverse Options').queryByRole('img')).toBeNull();
});

test('PHO-01 words that do not load cost neither the first screen nor the form, and can be asked for again', async () => {
  const responses: Parameters<typeof stubResponses>[0] = { [PHOTOSHOOT_COPY]: FAILURE };
  stubResponses(responses);
  renderWithProviders(<ProductPhotoshootPage />);
  expect(await screen.findByText('This page’s words did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good light sells.');
  expect(screen.getByRole('region', { name: 'Tell us what to shoot' })).toBeInTheDocument();
  Object.assign(responses, photoshootCopy());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(headings()).toEqual(HEADINGS));
});
