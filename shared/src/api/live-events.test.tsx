import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { LiveEvent } from '../contracts/hiring/hiring-values';
import { FakeEventSource } from '../dev/testing/fake-event-source';
import { aUser } from '../dev/testing/user.factory';
import { useLiveQuery } from './live-events';
import { sessionQuery } from './session';

/** Reads that are under way; the test answers them. */
let reads: ((text: string) => void)[] = [];
const oneQuery = queryOptions({ queryKey: ['one'], queryFn: () => new Promise<string>((resolve) => reads.push(resolve)) });

function One({ kind }: { readonly kind: LiveEvent }) {
  const { data = 'nothing yet' } = useQuery(oneQuery);
  useLiveQuery([kind], oneQuery.queryKey, { id: 7 });
  return <p>{data}</p>;
}

async function show(kind: LiveEvent): Promise<void> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, aUser());
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <One kind={kind} />
      </QueryClientProvider>,
    );
  });
  act(() => FakeEventSource.last.open());
}

const answer = (text: string) => act(async () => reads.shift()?.(text));
const send = (kind: LiveEvent, id: number) => act(async () => FakeEventSource.last.send(kind, id));

beforeEach(() => {
  reads = [];
  FakeEventSource.install();
});
afterEach(() => FakeEventSource.remove());

test('HIR-02 an event of the same id reads again, and one of another id does not', async () => {
  await show('offers');
  await answer('first');
  await send('offers', 8);
  expect(reads).toHaveLength(0);
  await send('offers', 7);
  await answer('second');
  expect(await screen.findByText('second')).toBeInTheDocument();
});

test('HIR-02 an event during the first read, which may have missed it, reads a second time', async () => {
  await show('bookings');
  await send('bookings', 7);
  expect(reads).toHaveLength(1);
  await answer('before the change');
  expect(await screen.findByText('before the change')).toBeInTheDocument();
  await waitFor(() => expect(reads).toHaveLength(1));
  await answer('after the change');
  expect(await screen.findByText('after the change')).toBeInTheDocument();
  expect(reads).toHaveLength(0);
});
