import type { DocumentBlock } from '@alltalent/shared/contracts';
import { screen, userEvent, within } from '@alltalent/shared/testing';
import { aDocument, stubResponses } from '../testing/stub-responses';
import { openPage } from '../testing/open-page';

const ABOUT = '/api/documents/page/about-us';
const heading = (level: 2 | 3, id: string, text: string): DocumentBlock => ({ kind: 'heading', level, id, text });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', spans: [{ text }] });

const BLOCKS: readonly DocumentBlock[] = [
  heading(2, 'our-story', 'Our story'),
  paragraph('It began with a wall.'),
  { kind: 'quote', spans: [{ text: '“An invitation.”' }] },
  paragraph('Above the casting desk'),
  heading(2, 'our-ethos', 'Our ethos'),
  paragraph('Promises.'),
  heading(3, 'to-talent', 'To talent'),
  { kind: 'list', isOrdered: false, items: [[{ text: 'You never pay', strong: true }, { text: ' Being seen costs nothing.' }]] },
  { kind: 'quote', spans: [{ text: 'Safe on set.', strong: true }, { text: ' With a grown-up.' }] },
  heading(2, 'featured-in', 'Featured in'),
  { kind: 'list', isOrdered: false, items: [[{ text: 'The Call Sheet' }], [{ text: 'Greenroom' }]] },
  heading(2, 'our-dogs', 'Our dogs'),
  paragraph('There are two.'),
  heading(2, 'next-step', 'Come and be seen.'),
  {
    kind: 'paragraph',
    spans: [{ text: 'Explore New Jobs', to: '/jobs' }, { text: ' or ' }, { text: 'Find talent', to: '/talents' }],
  },
];
const about = aDocument([], { title: 'About us', lede: 'Somebody is looking. We keep the light on.', blocks: [...BLOCKS] });

describe('ABT-01 the page about the company', () => {
  test('shows a banner image, our story, our ethos and where we were featured, in the words that are stored', async () => {
    stubResponses({ [ABOUT]: about });
    openPage('/about-us');
    const title = await screen.findByRole('heading', { level: 1, name: 'Somebody is looking.' });
    const banner = within(title.closest('section') ?? document.body);
    expect(banner.getByRole('img', { name: /casting hall/u })).toHaveAttribute('src', '/media/scenes/casting-hall-640.webp');
    expect(banner.getByText('We keep the light on.')).toBeInTheDocument();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Our story', 'Our ethos', 'Featured in', 'Our dogs', 'Come and be seen.']);
    const story = within(screen.getByRole('region', { name: 'Our story' }));
    expect(story.getByText('It began with a wall.')).toBeInTheDocument();
    expect(within(story.getByRole('figure')).getByText('Above the casting desk')).toBeInTheDocument();
    const ethos = within(screen.getByRole('region', { name: 'Our ethos' }));
    expect(ethos.getByRole('heading', { level: 3, name: 'To talent' })).toBeInTheDocument();
    expect(ethos.getByRole('heading', { level: 4, name: 'You never pay' })).toBeInTheDocument();
    expect(ethos.getByText('Safe on set.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Featured in' })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('leads on to jobs and to talent, and shows a section it has no design for as plain text', async () => {
    stubResponses({ [ABOUT]: about });
    openPage('/about-us');
    expect(await screen.findByRole('link', { name: 'Explore New Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Find talent' })).toHaveAttribute('href', '/talents');
    expect(within(screen.getByRole('region', { name: 'Our dogs' })).getByText('There are two.')).toBeInTheDocument();
  });

  test('a failure is told below the banner, and Try again brings the words', async () => {
    const requests = stubResponses({ [ABOUT]: 'failure' });
    openPage('/about-us');
    expect(await screen.findByRole('alert')).toHaveTextContent('The page did not load');
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    requests.change(ABOUT, about);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Our story' })).toBeInTheDocument();
  });
});
