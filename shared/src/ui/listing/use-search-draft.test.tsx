import { render } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { act, screen, userEvent, waitFor } from '../../dev/testing';
import { useFilterControl } from './use-filter-control';
import { useSearchDraft } from './use-search-draft';

type Filter = { readonly q: string; readonly isPaid: boolean; readonly sort: string; readonly page: number };
type Draft = Pick<Filter, 'q' | 'isPaid'>;

function toParams({ q, isPaid, sort, page }: Filter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(isPaid && { paid: '1' }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

const RULES = { toParams, clear: ({ sort }: Filter) => ({ q: '', isPaid: false, sort, page: 1 }) };
const findErrors = ({ q }: Draft) => (q === '?' ? { q: 'Type a word' } : {});

function Page() {
  const [params] = useSearchParams();
  const said = {
    q: params.get('q') ?? '',
    isPaid: params.has('paid'),
    sort: params.get('sort') ?? '',
    page: Number(params.get('page') ?? 1),
  };
  const control = useFilterControl(said, RULES);
  const { change, reset, resets } = control;
  return (
    <>
      <Fields key={resets} control={control} />
      <button type="button" onClick={() => change({ q: '' })}>
        Any word
      </button>
      <button type="button" onClick={() => change({ isPaid: false })}>
        Any pay
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <Link to="/thing">A thing</Link>
    </>
  );
}

function Fields({ control: { filter, change, refine } }: { readonly control: ReturnType<typeof useFilterControl<Filter>> }) {
  const { draft, errors, type, choose, flush } = useSearchDraft<Draft>({
    searched: JSON.stringify([filter.q, filter.isPaid]),
    toDraft: () => filter,
    keyOf: ({ q, isPaid }) => JSON.stringify([q.trim(), isPaid]),
    findErrors,
    onSearch: ({ q, isPaid }, isTyped) => (isTyped ? refine : change)({ q: q.trim(), isPaid }),
  });
  return (
    <form action={flush}>
      <input aria-label="Word" value={draft.q} onChange={({ target }) => type({ ...draft, q: target.value })} />
      <input
        type="checkbox"
        aria-label="Paid"
        checked={draft.isPaid}
        onChange={({ target }) => choose({ ...draft, isPaid: target.checked })}
      />
      <p>{errors['q']}</p>
    </form>
  );
}

type Loading = { readonly thing?: () => Promise<null>; readonly things?: () => Promise<null> };
const loaded = () => Promise.resolve(null);

function open(url = '/things', { thing = loaded, things = loaded }: Loading = {}) {
  const routes = [
    { id: 'things', path: '/things', loader: things, Component: Page },
    { path: '/thing', loader: thing, element: <h1>The thing</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [url], hydrationData: { loaderData: { things: null } } });
  render(<RouterProvider router={router} />);
  const queries = [router.state.location.search];
  router.subscribe(({ location: { search } }) => {
    if (search !== queries.at(-1)) queries.push(search);
  });
  return { router, queries, query: () => router.state.location.search };
}

/** A loader that waits for `finish` the first time. */
function hold() {
  let finish: () => void = () => undefined;
  const held = new Promise<null>((resolve) => (finish = () => resolve(null)));
  return { load: () => held, finish: () => act(() => finish()) };
}

const word = () => screen.getByRole('textbox', { name: 'Word' });
const paid = () => screen.getByRole('checkbox', { name: 'Paid' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('TAL-06 typing searches once, when it pauses, keeps the focus and leaves one entry in the history', async () => {
  const { router, query, queries } = open('/things?page=3');
  await userEvent.type(word(), 'kathak');
  await waitFor(() => expect(query()).toBe('?q=kathak'));
  expect(queries).toEqual(['?page=3', '?q=kathak']);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(word()).toHaveFocus();
});

test('TAL-06 Enter searches at once, and letters typed while the results are on their way are kept', async () => {
  const { load, finish } = hold();
  const { query } = open('/things', { things: load });
  await userEvent.type(word(), 'ka{Enter}th');
  expect(query()).toBe('');
  finish();
  await waitFor(() => expect(query()).toBe('?q=ka'));
  expect(word()).toHaveValue('kath');
  await waitFor(() => expect(query()).toBe('?q=kath'));
  expect(word()).toHaveValue('kath');
});

test('what is chosen is searched at once from page 1, with what was typed, and Back brings the filter before', async () => {
  const { router, query } = open('/things?page=2');
  await userEvent.type(word(), 'sari');
  await userEvent.click(paid());
  await waitFor(() => expect(query()).toBe('?q=sari&paid=1'));
  await act(() => router.navigate(-1));
  expect(query()).toBe('?page=2');
  expect(word()).toHaveValue('');
  expect(paid()).not.toBeChecked();
});

test('what cannot be searched is told when typing pauses, and searched once it is corrected', async () => {
  const { query } = open();
  await userEvent.type(word(), '?');
  expect(await screen.findByText('Type a word')).toBeVisible();
  expect(query()).toBe('');
  await userEvent.type(word(), '{Backspace}sari');
  await waitFor(() => expect(query()).toBe('?q=sari'));
  expect(screen.queryByText('Type a word')).not.toBeInTheDocument();
});

test('a filter that is removed elsewhere leaves its field', async () => {
  open('/things?q=sari&paid=1');
  expect(word()).toHaveValue('sari');
  await press('Any word');
  await waitFor(() => expect(word()).toHaveValue(''));
  expect(paid()).toBeChecked();
});

test('TAL-06 a change that is made before the page has followed the one before does not undo it', async () => {
  const { query } = open('/things?q=sari&paid=1&sort=pay');
  const [anyWord, anyPay] = ['Any word', 'Any pay'].map((name) => screen.getByRole('button', { name }));
  act(() => {
    anyWord?.click();
    anyPay?.click();
  });
  await waitFor(() => expect(query()).toBe('?sort=pay'));
});

test('TAL-06 a reset keeps the order and drops what was typed and not yet searched', async () => {
  const { query } = open('/things?paid=1&sort=pay&page=2');
  await userEvent.type(word(), 'kathak');
  await press('Reset');
  await pause();
  expect(query()).toBe('?sort=pay');
  expect(word()).toHaveValue('');
});

test('a word that was typed last does not stop the way to another page', async () => {
  const { load, finish } = hold();
  const { router } = open('/things', { thing: load });
  await userEvent.type(word(), 'kathak');
  await userEvent.click(screen.getByRole('link', { name: 'A thing' }));
  await pause();
  finish();
  expect(await screen.findByRole('heading', { name: 'The thing' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/thing');
});
