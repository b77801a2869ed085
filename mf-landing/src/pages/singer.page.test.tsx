import { renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { stubResponses, FAILURE, ok } from '../testing/stub-responses';
import { SINGER_COPY, SINGERS } from '../testing/singer-responses';
import { Component as SingerPage } from './singer.page';

const COPY_PATH = '/api/site-content/page/singer';
const PEOPLE_PATH = '/api/landing/people/singer';
const responses = () => ({ [COPY_PATH]: ok(SINGER_COPY), [PEOPLE_PATH]: ok(SINGERS) });

const region = (name: string) => screen.findByRole('region', { name });
const copyWithout = (...names: readonly string[]) => {
  const { blocks, ...rest } = SINGER_COPY.data;
  const left = Object.fromEntries(Object.entries(blocks).filter(([name]) => !names.includes(name)));
  return ok({ status: 200, data: { ...rest, blocks: left } });
};

beforeEach(() => {
  stubResponses(responses());
  Element.prototype.scrollIntoView = jest.fn();
});

test('SNG-01 the page tells its story in order: stage, set list, singers, budget, one story, claims, form', async () => {
  renderWithProviders(<SingerPage />);
  await screen.findByRole('heading', { name: 'Featured Singers' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Then he sings.');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Singer service includes',
    'Featured Singers',
    'Tell us your Budget',
    'Our Success Stories',
    'A voice for every evening.',
    'What type of Singer do you need',
  ]);
});

test('SNG-01 what the service includes is a numbered list', async () => {
  renderWithProviders(<SingerPage />);
  const songs = within(await region('Singer service includes')).getAllByRole('listitem');
  expect(songs.map(({ textContent }) => textContent)).toEqual(['Songs agreed a week ahead', 'Sound checkWith an engineer.']);
});

test('SNG-01 four featured singers, each with name, roles and city, lead to their profiles in a new tab', async () => {
  renderWithProviders(<SingerPage />);
  const singers = within(await region('Featured Singers')).getAllByRole('article');
  expect(singers.map(({ textContent }) => textContent)).toEqual([
    'Leela PillaiCarnatic, PlaybackThiruvananthapuram',
    'Kabir AnandSufiAmritsar',
    'Pema TamangIndie folkGangtok',
    'Tanusree ChatterjeeGhazalKolkata',
  ]);
  const link = within(screen.getByRole('article', { name: 'Kabir Anand' })).getByRole('link');
  expect(link).toHaveAttribute('href', '/singer-2');
  expect(link).toHaveAttribute('target', '_blank');
});

test('SNG-01 singers who did not load are a row with Try again; the rest of the page stands', async () => {
  const table = { ...responses(), [PEOPLE_PATH]: FAILURE };
  stubResponses(table);
  renderWithProviders(<SingerPage />);
  expect(await screen.findByText('The singers did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Tell us your Budget' })).toBeInTheDocument();
  table[PEOPLE_PATH] = ok(SINGERS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Leela Pillai' })).toBeInTheDocument();
});

test('SNG-01 without singers their section is hidden', async () => {
  stubResponses({ ...responses(), [PEOPLE_PATH]: ok({ status: 200, data: [] }) });
  renderWithProviders(<SingerPage />);
  await screen.findByRole('heading', { name: 'Tell us your Budget' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Featured Singers' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Featured Singers' })).toBeNull();
});

test('SNG-01 the budget names what each level is, and both Book Now buttons lead to the form', async () => {
  renderWithProviders(<SingerPage />);
  const budget = within(await region('Tell us your Budget'));
  expect(budget.getByRole('heading', { level: 3, name: 'Voice and trio' })).toBeInTheDocument();
  expect(budget.getByText('₹25,000')).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: 'Book Now' })) await userEvent.click(button);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});

test('SNG-01 one success story says who tells it, and that it is sample copy', async () => {
  renderWithProviders(<SingerPage />);
  const story = within(await region('Our Success Stories'));
  expect(story.getByText('“My grandmother was dancing.”')).toBeInTheDocument();
  expect(story.getByText('Simran, bride’s sister.')).toBeInTheDocument();
  expect(story.getByText('Sample copy.')).toBeInTheDocument();
});

test('LAND-02 10+ years, 100k+ talents and 1000+ clients are the company’s own count', async () => {
  renderWithProviders(<SingerPage />);
  const claims = within(await region('A voice for every evening.'));
  expect(claims.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['100k+', '1000+', '10+']);
  expect(claims.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['talents', 'clients', 'years']);
  expect(claims.getByText('By All Talent’s own count.')).toBeInTheDocument();
});

test('SNG-01 a block that marketing took out is left out, nothing else with it', async () => {
  stubResponses({ ...responses(), [COPY_PATH]: copyWithout('includes', 'featured', 'stories', 'claims') });
  renderWithProviders(<SingerPage />);
  await screen.findByRole('heading', { name: 'Tell us your Budget' });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SNG-01 without its words the page still has its first screen, its form and its ending', async () => {
  stubResponses({ [COPY_PATH]: FAILURE });
  renderWithProviders(<SingerPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page’s words did not load');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The room goes quiet. Then she sings.');
  expect(screen.getByRole('heading', { name: 'What type of Singer do you need' })).toBeInTheDocument();
  expect(screen.getByText('2024 © All Talent | All rights reserved')).toBeInTheDocument();
});
