import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router';
import { withRetriedPages } from './retried-pages';

function Page() {
  return <h1>{`Page with ${String(useLoaderData())}`}</h1>;
}

function open(lazy: () => Promise<{ Component: typeof Page }>) {
  const route: RouteObject = { id: 'x', path: '/', loader: () => 'data', lazy };
  render(<RouterProvider router={createMemoryRouter(withRetriedPages([route]))} />);
}

test('a page comes with the data of its loader', async () => {
  open(() => Promise.resolve({ Component: Page }));
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});

test('REL-01 a page whose file fails once is fetched again by itself', async () => {
  let tries = 0;
  open(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('Loading chunk x failed')) : Promise.resolve({ Component: Page });
  });
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});

test('REL-01 a page whose file stays away can be asked for again by the visitor', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(new Error('Loading chunk x failed')) : Promise.resolve({ Component: Page })));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Page with data' })).toBeInTheDocument();
});
