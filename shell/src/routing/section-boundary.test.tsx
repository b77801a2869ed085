import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NotFoundPage } from '../pages/not-found.page';
import { SectionBoundary } from './section-boundary';
import { SectionError } from '../pages/section-error';
import { UnexpectedErrorPage } from '../pages/unexpected-error.page';

function renderPage(page: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/no/such/page'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('ERR-01 the error page has the fixed text, what happened, a reference, Retry and a way home', async () => {
  const onRetry = jest.fn();
  renderPage(<UnexpectedErrorPage message="500 Something went wrong on our side" reference="7F3A-20C1" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('500 Something went wrong on our side')).toBeVisible();
  expect(screen.getByText('7F3A-20C1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error without a reference shows none', () => {
  renderPage(<UnexpectedErrorPage message="Boom" onRetry={() => undefined} />);
  expect(screen.queryByText(/Reference/u)).not.toBeInTheDocument();
});

test('an unknown URL offers a search over talent and further links', async () => {
  const router = renderPage(<NotFoundPage />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search talent' }), 'sitar player{Enter}');
  expect(router.state.location.pathname).toBe('/talents');
  expect(router.state.location.search).toContain('sitar+player');
});

test('a failed section says what failed, tries again and links home', async () => {
  const onRetry = jest.fn();
  renderPage(<SectionError title="This part of the site did not load" detail="Check your connection." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /home/iu })).toHaveAttribute('href', '/');
});

test.each([
  [403, 'You do not have access'],
  [404, 'Nobody is standing on this mark'],
])('ERR-01 a page whose loader gives %i has its own error page', async (status, title) => {
  const fail = () => {
    throw new Response(null, { status });
  };
  const routes = [{ path: '/', loader: fail, Component: () => null, ErrorBoundary: SectionBoundary, HydrateFallback: () => null }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
