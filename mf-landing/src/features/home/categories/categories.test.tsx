import { renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { stubResponses, CATEGORIES, FAILURE, ok } from '../../../testing/stub-responses';
import { Section } from './categories.section';
import { useCategoryLink } from '../../../domain/queries/use-category-link';

const PATH = '/api/get-categories';

test('HOME-05 categories come from the backend, the fullest first, and lead to their talents', async () => {
  stubResponses({ [PATH]: ok(CATEGORIES) });
  renderWithProviders(<Section />);
  const strips = await screen.findAllByRole('listitem');
  expect(strips.map((strip) => strip.textContent)).toEqual(['Actor 3,104 profiles', 'Singer 1,212 profiles']);
  expect(screen.getByRole('link', { name: /Singer/u })).toHaveAttribute('href', '/talents?category=3');
});

test('a failed call is a row with Try again', async () => {
  const responses = { [PATH]: FAILURE };
  stubResponses(responses);
  renderWithProviders(<Section />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The categories did not load');
  responses[PATH] = ok(CATEGORIES);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Actor/u })).toBeInTheDocument();
});

test('without a category that has anyone in it the section is hidden', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: [] }) });
  const { container } = renderWithProviders(<Section />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

function SingersLink() {
  return <p>{useCategoryLink('singer')}</p>;
}

test('a link to a category is a search for its name until the id is known', async () => {
  stubResponses({ [PATH]: ok(CATEGORIES) });
  renderWithProviders(<SingersLink />);
  expect(screen.getByText('/talents?searchtext=singer')).toBeInTheDocument();
  expect(await screen.findByText('/talents?category=3')).toBeInTheDocument();
});
