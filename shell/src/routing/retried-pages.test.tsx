import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router';
import { RemoteUnavailableError } from './remote-unavailable-error';
import { type PageLimits, withRetriedPages } from './retried-pages';
import { SectionBoundary } from './section-boundary';

function Page() {
  return <h1>{`Page with ${String(useLoaderData())}`}</h1>;
}

const chunkError = new Error('Loading chunk x failed');
const anHour = { timeLeft: () => 3_600_000 };

function open(lazy: () => Promise<{ Component?: typeof Page }>, limits: Partial<PageLimits> = {}, loader: () => unknown = () => 'data') {
  const route: RouteObject = { id: 'x', path: '/', loader, lazy };
  const refuse = (cause: unknown) => Promise.resolve(new RemoteUnavailableError('mf_test', cause));
  const children = withRetriedPages([route], { ...anHour, refuse, ...limits });
  render(<RouterProvider router={createMemoryRouter([{ ErrorBoundary: SectionBoundary, HydrateFallback: () => null, children }])} />);
}

test('a page comes with the data of its loader', async () => {
  open(() => Promise.resolve({ Component: Page }));
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});

test('REL-01 a page whose file fails once is fetched again by itself', async () => {
  let tries = 0;
  open(() => ((tries += 1) === 1 ? Promise.reject(chunkError) : Promise.resolve({ Component: Page })));
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});

test('REL-01 a page whose file stays away can be asked for again by the visitor', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(chunkError) : Promise.resolve({ Component: Page })));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});

test('REL-02 a page whose file hangs is given up when its time is, though its data is still under way', async () => {
  const never = new Promise<never>(() => undefined);
  open(
    () => never,
    { timeLeft: () => 50 },
    () => never,
  );
  expect(await screen.findByText('This part of the site did not load')).toBeVisible();
});

test('REL-04 a file without a page in it is a failure of its section', async () => {
  open(() => Promise.resolve({}));
  expect(await screen.findByText('This part of the site did not load')).toBeVisible();
});

test('REL-06 a page whose file is gone offers the new version by a reload, and another try', async () => {
  const refuse = (cause: unknown) => Promise.resolve(new RemoteUnavailableError('mf_test', cause, true));
  open(() => Promise.reject(chunkError), { refuse });
  expect(await screen.findByText('This part of the site was renewed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
