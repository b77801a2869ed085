import { onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from './query-client';

const network = { isUp: true };

function response(): Promise<string> {
  return network.isUp ? Promise.resolve('Fifty talents') : Promise.reject(new Error('You appear to be offline.'));
}

function List() {
  const { data, error } = useQuery({ queryKey: ['list'], queryFn: response });
  const { mutate, status } = useMutation({ mutationFn: response });
  return (
    <>
      <p>{data ?? error?.message ?? 'Loading'}</p>
      <button onClick={() => mutate()}>{status}</button>
    </>
  );
}

function setNetwork(isUp: boolean): void {
  network.isUp = isUp;
  act(() => onlineManager.setOnline(isUp));
}

afterEach(() => setNetwork(true));

test('REL-27 offline a list says so instead of waiting, and comes by itself when the network is back', async () => {
  setNetwork(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('You appear to be offline.')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'error' })).toBeVisible();
  setNetwork(true);
  expect(await screen.findByText('Fifty talents')).toBeVisible();
});
