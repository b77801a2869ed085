import { renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { stubResponses, COUNTERS, FAILURE, OFFLINE, ok } from '../../../testing/stub-responses';
import { LiveCounts } from './live-counts';
import { Section as Tally } from './tally.section';

const PATH = '/api/landing/counters';

test('HOME-05 the strip and the section show the numbers of one call, grouped as in India', async () => {
  const { paths } = stubResponses({ [PATH]: ok({ status: 200, data: { talents: 1248000, open_jobs: 318, cities: 41 } }) });
  renderWithProviders(
    <>
      <LiveCounts />
      <Tally />
    </>,
  );
  expect(await screen.findAllByText('12,48,000')).toHaveLength(2);
  expect(screen.getByText('calls open now')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Talent and job counter' })).toHaveTextContent('318');
  expect(paths).toEqual([PATH]);
});

test('the strip says nothing when the numbers cannot be had', async () => {
  stubResponses({ [PATH]: OFFLINE });
  const { container } = renderWithProviders(<LiveCounts />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('the section shows a skeleton, then its own error row, and recovers', async () => {
  const responses = { [PATH]: FAILURE };
  stubResponses(responses);
  renderWithProviders(<Tally />);
  expect(screen.getByRole('status', { name: 'Talent and job counter' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('alert')).toHaveTextContent('The counters did not load');
  responses[PATH] = ok(COUNTERS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,480')).toBeInTheDocument();
});

test('a counter that stands at nothing is left out, and a section without counters is hidden', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: { talents: 12, open_jobs: 0, cities: 3 } }) });
  const { unmount } = renderWithProviders(<Tally />);
  expect(await screen.findByText('12')).toBeInTheDocument();
  expect(screen.queryByText('0')).toBeNull();
  unmount();

  stubResponses({ [PATH]: ok({ status: 200, data: { talents: 0, open_jobs: 0, cities: 0 } }) });
  const { container } = renderWithProviders(<Tally />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
