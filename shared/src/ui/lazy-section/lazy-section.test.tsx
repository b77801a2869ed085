import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { lazySection } from './lazy-section';

function Hello({ to }: { readonly to: string }) {
  return <p>Hello {to}</p>;
}

const WORDS = { loading: 'The form is loading', failure: 'The form did not load', height: '8rem' };

test('a section whose code is on its way says so, and then stands there', async () => {
  const Late = lazySection({ ...WORDS, name: 'slow', load: () => Promise.resolve(Hello) });
  renderWithProviders(<Late to="Asha" />);
  expect(screen.getByRole('status', { name: 'The form is loading' })).toBeInTheDocument();
  expect(await screen.findByText('Hello Asha')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a section whose code did not come says so, and comes when it is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lazySection({ ...WORDS, name: 'broken', load });
  renderWithProviders(<Late to="Asha" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The form did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
