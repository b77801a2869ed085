import { act, renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { holdIntersections } from '../../testing/browser-parts';
import { LazySection } from './lazy-section';

const Stories = () => <p>Stories</p>;

test('HOME-02 a section is fetched when it comes near the screen, not before', async () => {
  const observer = holdIntersections();
  const load = jest.fn(() => Promise.resolve({ Section: Stories }));
  renderWithProviders(<LazySection label="Stories" room="tally" load={load} />);
  expect(load).not.toHaveBeenCalled();
  act(observer.arrive);
  expect(await screen.findByText('Stories')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  observer.forget();
});

test('HOME-02 anyone who goes by keyboard steps over no section: the first Tab fetches those out of sight', async () => {
  const observer = holdIntersections();
  renderWithProviders(<LazySection label="Stories" room="tally" load={() => Promise.resolve({ Section: Stories })} />);
  await userEvent.keyboard('a');
  expect(screen.queryByText('Stories')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Stories')).toBeInTheDocument();
  observer.forget();
});

test('a browser that cannot observe gets the section at once', async () => {
  renderWithProviders(<LazySection label="Stories" room="tally" load={() => Promise.resolve({ Section: Stories })} />);
  expect(await screen.findByText('Stories')).toBeInTheDocument();
});

test('who returns to the page has a section that came before at once', async () => {
  const load = () => Promise.resolve({ Section: Stories });
  const section = <LazySection label="Stories" room="tally" load={load} />;
  const { unmount } = renderWithProviders(section);
  await screen.findByText('Stories');
  unmount();
  renderWithProviders(section);
  expect(screen.getByText('Stories')).toBeInTheDocument();
});

test('a section whose code does not load says so, alone, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve({ Section: Stories }));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  renderWithProviders(
    <>
      <LazySection label="Success stories" room="tally" load={load} />
      <LazySection label="Counters" room="tally" load={() => Promise.resolve({ Section: () => <p>Counters</p> })} />
    </>,
  );
  expect(await screen.findByText('Success stories did not load')).toBeInTheDocument();
  expect(await screen.findByText('Counters')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Stories')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a section that cannot draw its data takes nothing else with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new TypeError('no map of undefined');
  };
  renderWithProviders(<LazySection label="Faces" room="tally" load={() => Promise.resolve({ Section: Broken })} />);
  expect(await screen.findByText('Faces did not load')).toBeInTheDocument();
});
