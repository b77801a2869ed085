import { PREVIEW_ANSWERS } from '@alltalent/shared/contracts';
import { QueryClient } from '@tanstack/react-query';
import { previewDrafts } from './begin-preview';

const PATH = '/api/site-content/success-stories';
const storiesOf = (quote: string) => ({ status: 200, data: [{ id: 1, name: 'Leela Pillai', quote }] });

function send(body: object): void {
  const data = { type: PREVIEW_ANSWERS, answers: [{ path: PATH, body }] };
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: window.location.origin, data }));
}

test('OFF-01 a change of a draft replaces what a query keeps of the answer: all of it, or its data', () => {
  const queryClient = new QueryClient();
  previewDrafts(queryClient);
  send(storiesOf('Found.'));
  queryClient.setQueryData(['whole'], storiesOf('Found.'));
  queryClient.setQueryData(['data'], storiesOf('Found.').data);
  queryClient.setQueryData(['other'], storiesOf('Lost.').data);
  send(storiesOf('Found at last.'));
  expect(queryClient.getQueryData(['whole'])).toEqual(storiesOf('Found at last.'));
  expect(queryClient.getQueryData(['data'])).toEqual(storiesOf('Found at last.').data);
  expect(queryClient.getQueryData(['other'])).toEqual(storiesOf('Lost.').data);
});

test('OFF-01 an empty list is nobody’s alone, and no query gets what follows it', () => {
  const queryClient = new QueryClient();
  previewDrafts(queryClient);
  send({ status: 200, data: [] });
  queryClient.setQueryData(['other'], []);
  send(storiesOf('Found.'));
  expect(queryClient.getQueryData(['other'])).toEqual([]);
});
