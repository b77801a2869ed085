import { storage } from '@alltalent/shared/api';
import { joinPanelAtom } from '@alltalent/shared/state';
import { renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { stubResponses, FAILURE, homeResponses, ok } from '../../testing/stub-responses';
import { HOME_COPY } from '../../testing/home-responses';
import { Section as Hire } from './hire/hire.section';
import { Section as Band } from './influencer-band/influencer-band.section';
import { Section as Lanes } from './lanes/lanes.section';
import { Section as Press } from './press/press.section';
import { Section as WorkFor } from './work-for/work-for.section';

function PanelState() {
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return <p>{isOpen ? `panel for ${returnTo ?? 'nowhere'}` : 'no panel'}</p>;
}

beforeEach(() => {
  storage.remove('user_id', 'is_login');
  document.cookie = 'XSRF-TOKEN=t; path=/';
  stubResponses(homeResponses());
});

test('HOME-02 publications are word-marks, and invented ones are called so', async () => {
  renderWithProviders(<Press />);
  expect(await screen.findByText('Reel Weekly')).toBeInTheDocument();
  expect(screen.getByText('Invented names')).toBeInTheDocument();
});

test('HOME-02 influencer marketing makes its claim as the company’s and leads to the campaign', async () => {
  renderWithProviders(<Band />);
  expect(await screen.findByText('2K+')).toBeInTheDocument();
  expect(screen.getByText(/by our count/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meet the influencers' })).toHaveAttribute('href', '/hiring-influencer');
});

test('a word section stands without the pictures that only adorn it', async () => {
  stubResponses({ ...homeResponses(), '/api/landing/creators': FAILURE });
  renderWithProviders(<Band />);
  expect(await screen.findByRole('heading', { name: 'Your launch needs a face.' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('HOME-02 popular features stand in two lanes; a drawing nobody knows is left out', async () => {
  const { container } = renderWithProviders(<Lanes />);
  expect(await screen.findByRole('heading', { level: 3, name: 'For talent' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Post what you need' })).toBeInTheDocument();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('HOME-03 Register to hire talent opens the join panel for a visitor and goes on to /post-a-job', async () => {
  renderWithProviders(
    <>
      <Hire />
      <PanelState />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Register to hire talent' }));
  expect(screen.getByText('panel for /post-a-job')).toBeInTheDocument();
  expect(screen.getByText('By All Talent’s own count.')).toBeInTheDocument();
});

test('HOME-05 kinds of work lead to people, and who is hiring is counted by the backend', async () => {
  renderWithProviders(<WorkFor />);
  expect(await screen.findByRole('link', { name: /Weddings/u })).toHaveAttribute('href', '/talents?searchtext=singer');
  expect(screen.queryByRole('link', { name: 'Radio' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Neem & Co. 1 call' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Paper Kite Films 9 calls' })).toHaveAttribute('href', '/jobs?q=Paper+Kite+Films');
});

test('words that did not load can be tried again', async () => {
  const responses = { ...homeResponses(), '/api/site-content/page/home': FAILURE };
  stubResponses(responses);
  renderWithProviders(<Press />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The publications did not load');
  responses['/api/site-content/page/home'] = ok(HOME_COPY);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Reel Weekly')).toBeInTheDocument();
});
