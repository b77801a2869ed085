import { sessionQuery } from '@alltalent/shared/api';
import { waitFor } from '@alltalent/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { leave, PATHS, signIn } from '../testing/threads-server';
import { beginMessages, beginThread } from './messages.loader';

afterEach(leave);

const load = (loader: LoaderFunction, id?: string) =>
  loader({ params: id === undefined ? {} : { id } } as unknown as Parameters<LoaderFunction>[0], undefined);

function clientOf(isSignedIn: boolean): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, isSignedIn ? ({ user_id: '7' } as never) : null);
  return queryClient;
}

test('HIR-02 opening the messages asks for them before the page is there', async () => {
  const asked = signIn();
  const queryClient = clientOf(true);
  void load(beginMessages(queryClient));
  void load(beginThread(queryClient), '12');
  await waitFor(() => expect([asked(PATHS.threads).length, asked(PATHS.thread).length]).toEqual([1, 1]));
});

test('HIR-02 nothing is asked for a visitor, or for an address that is no conversation', async () => {
  const asked = signIn();
  void load(beginMessages(clientOf(false)));
  void load(beginThread(clientOf(false)), '12');
  void load(beginThread(clientOf(true)), 'x');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([...asked(PATHS.threads), ...asked(PATHS.thread)]).toEqual([]);
});
