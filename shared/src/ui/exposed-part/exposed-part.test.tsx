import { PartReportsContext, RemoteLoaderContext } from '@alltalent/shared/state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type ExposedComponent, ExposedPart } from './exposed-part';

type CardProps = { readonly title: string };
const CARD: ExposedComponent<CardProps> = { remote: 'mf_x', expose: 'card', component: 'Card' };
const Card = ({ title }: CardProps) => <p>{title}</p>;
const Broken = (): ReactNode => {
  throw new Error('no card today');
};

function showCard(load: () => Promise<unknown>) {
  const reports = { rendered: jest.fn(), renderFailed: jest.fn() };
  render(
    <RemoteLoaderContext value={{ load }}>
      <PartReportsContext value={reports}>
        <p>The page around it</p>
        <ExposedPart
          part={CARD}
          props={{ title: 'Leela' }}
          loading={<p>Coming</p>}
          failure={({ reason, retry }) => <button onClick={retry}>{reason}</button>}
        />
      </PartReportsContext>
    </RemoteLoaderContext>,
  );
  return reports;
}

test('FED-02 a component of another remote is shown once it came, and that is reported for its remote', async () => {
  const load = jest.fn(() => Promise.resolve({ Card }));
  const reports = showCard(load);
  expect(screen.getByText('Coming')).toBeVisible();
  expect(await screen.findByText('Leela')).toBeVisible();
  expect(load).toHaveBeenCalledWith('mf_x', 'card');
  expect(reports.rendered).toHaveBeenCalledWith('mf_x');
});

test('REL-02 one that does not load, or is not in its module, leaves the page as it is, and is tried again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve({}), Promise.resolve({ Card })];
  showCard(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await userEvent.click(await screen.findByRole('button', { name: 'load' }));
  await userEvent.click(await screen.findByRole('button', { name: 'load' }));
  expect(await screen.findByText('Leela')).toBeVisible();
  expect(screen.getByText('The page around it')).toBeVisible();
});

test('REL-02 one that throws is replaced in its place and reported, and the page goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports = showCard(() => Promise.resolve({ Card: Broken }));
  expect(await screen.findByRole('button', { name: 'render' })).toBeVisible();
  expect(screen.getByText('The page around it')).toBeVisible();
  expect(reports.renderFailed).toHaveBeenCalledWith('mf_x', expect.objectContaining({ message: 'no card today' }));
});

test('FED-02 the compiler refuses props that the remote does not take', () => {
  const part = { loading: null, failure: () => null };
  // @ts-expect-error The card has no number.
  expect(<ExposedPart part={CARD} props={{ number: 1 }} {...part} />).toBeTruthy();
});
