import { storage } from '@alltalent/shared/api';
import { joinPanelAtom } from '@alltalent/shared/state';
import { renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { stubResponses, ok } from '../../../testing/stub-responses';
import { Hero } from './hero';

function Whereabouts() {
  const { pathname, search } = useLocation();
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return (
    <p data-testid="whereabouts">
      {pathname + search} {isOpen ? `join panel for ${returnTo ?? 'nowhere'}` : 'no panel'}
    </p>
  );
}

function show() {
  return renderWithProviders(
    <>
      <Hero wall={null} counts={null} pause={null} />
      <Whereabouts />
    </>,
  );
}

const whereabouts = () => screen.getByTestId('whereabouts');

beforeEach(() => {
  storage.remove('user_id', 'is_login');
  document.cookie = 'XSRF-TOKEN=t; path=/';
  stubResponses({});
});

test('HOME-01 the hero has the tagline, both buttons and a link to each app store', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Got Talent? Get Discovered!');
  expect(screen.getByRole('link', { name: 'Explore New Jobs' })).toHaveAttribute('href', '/jobs');
  expect(await screen.findByRole('button', { name: 'Post a Job' })).toBeInTheDocument();
  for (const [name, place] of [
    ['App Store', 'apps.apple.com/'],
    ['Google Play', 'play.google.com/store/apps'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `https://${place}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('HOME-03 Post a Job opens the join panel for a visitor and comes back to /post-a-job', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Post a Job' }));
  expect(whereabouts()).toHaveTextContent('/ join panel for /post-a-job');
});

test('HOME-03 Post a Job goes to /post-a-job for someone who is logged in', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  stubResponses({ '/api/user/get-user-details': ok({ user_id: 'u_1', first_name: 'Ritu', last_name: 'Khanna', role_id: '7' }) });
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Post a Job' }));
  expect(whereabouts()).toHaveTextContent('/post-a-job no panel');
});

test('HOME-03 Explore New Jobs goes to /jobs', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Explore New Jobs' }));
  expect(whereabouts()).toHaveTextContent('/jobs');
});

test('the search goes to the listing with what was typed, trimmed', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Who are you looking for?'), '  stunt rider ');
  await userEvent.type(screen.getByLabelText('City'), 'Pune{Enter}');
  expect(whereabouts()).toHaveTextContent('/talents?searchtext=stunt+rider&location=Pune');
});

test('a search for nothing shows everyone', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Search talent' }));
  expect(whereabouts()).toHaveTextContent(/^\/talents no/u);
});
