import { ApiError } from '@alltalent/shared/api';
import { queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { renderWithProviders, screen, userEvent, waitFor, within } from '../../dev/testing';
import { AppliedFilters } from './applied-filters';
import { ListingCount } from './listing-count';
import { ListingResults } from './listing-results';
import { useListing } from './use-listing';

type Things = { readonly names: readonly string[]; readonly total: number };
type Load = (query: string) => Promise<Things>;

const FAILURE = new ApiError({
  type: '',
  title: '',
  status: 500,
  code: 'INTERNAL',
  detail: 'No response.',
  message: '',
  request_id: 'req-7f3a',
});
const aPage = (prefix: string, total = 6): Things => ({ names: [`${prefix} 1`, `${prefix} 2`], total });
const pathOf = (page: number, color: string) =>
  `/things?${new URLSearchParams({ ...(color && { color }), page: String(page) }).toString()}`;

function Page({ load }: { readonly load: Load }) {
  const [params, setParams] = useSearchParams();
  const [page, color] = [Number(params.get('page') ?? 1), params.get('color') ?? ''];
  const state = useListing(queryOptions({ queryKey: ['things', page, color], queryFn: () => load(`${color}${page}`) }));
  const filters = color === '' ? [] : [{ label: color, without: {} }];
  return (
    <>
      <ListingCount
        state={state}
        page={page}
        loadingText="Loading things"
        textOf={({ total }, isUpdating) => (isUpdating ? 'Updating' : `${total} things`)}
      />
      <AppliedFilters filters={filters} isShown={color !== ''} onRemove={setParams} onReset={() => setParams({})} />
      <ListingResults
        state={state}
        heading="Things"
        page={page}
        sizeOf={({ total }) => ({ total, pageCount: Math.ceil(total / 2) })}
        hrefOf={(target) => pathOf(target, color)}
        isFiltered={color !== ''}
        errorTitle="The things did not load"
        nothing={{ title: 'There is nothing yet', text: 'Come back tomorrow.' }}
        noMatch={{ title: 'Nothing matches', text: 'Take a filter away.' }}
        renderSkeleton={(isShown) => <p>{isShown ? 'Skeleton' : 'Place of the skeleton'}</p>}
        onReset={() => setParams({})}
      >
        {({ listing, isUpdating, pagination }) => (
          <>
            <ul aria-label={isUpdating ? 'Old things' : 'All things'}>
              {listing.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {pagination}
          </>
        )}
      </ListingResults>
    </>
  );
}

const open = (load: Load, route = '/things') => void renderWithProviders(<Page load={load} />, { route });
const region = () => screen.getByRole('region', { name: 'Things' });
const count = () => screen.getByRole('status');

function hold() {
  let release: (things: Things) => void = () => undefined;
  const held = new Promise<Things>((resolve) => (release = resolve));
  return { held, release };
}

test('TAL-06 a first load that takes its time shows a skeleton and is announced, but not at once', async () => {
  const { held, release } = hold();
  open(() => held);
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Place of the skeleton')).toBeInTheDocument();
  expect(count()).toBeEmptyDOMElement();
  expect(await screen.findByText('Skeleton')).toBeInTheDocument();
  expect(count()).toHaveTextContent('Loading things');
  release(aPage('Thing'));
  expect(await screen.findByText('Thing 1')).toBeVisible();
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(count()).toHaveTextContent(/^6 things$/u);
});

test('TAL-06 old results stay while another page loads, the count tells it, and the pressed page is the current one', async () => {
  const { held, release } = hold();
  open((query) => (query === '1' ? Promise.resolve(aPage('First')) : held));
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(within(screen.getByRole('list', { name: 'Old things' })).getByText('First 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(count()).toHaveTextContent('Updating'));
  release(aPage('Second'));
  expect(await screen.findByText('Second 1')).toBeVisible();
  expect(count()).toHaveTextContent('6 things, page 2');
});

test('TAL-06 filters that nothing matches can be reset, and the focus stays with the results', async () => {
  open((query) => Promise.resolve(aPage('Thing', query === 'red1' ? 0 : 6)), '/things?color=red');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await userEvent.click(within(region()).getByRole('button', { name: 'Reset Filters' }));
  expect(await screen.findByText('Thing 1')).toBeVisible();
  expect(region()).toHaveFocus();
});

test('an empty list without filters has nothing to reset', async () => {
  open(() => Promise.resolve(aPage('Thing', 0)));
  expect(await screen.findByRole('heading', { name: 'There is nothing yet' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('TAL-06 a failure tells its reference and that the filters are kept; Try again loads, and the focus stays with the results', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(FAILURE) : Promise.resolve(aPage('Thing'))), '/things?color=red');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The things did not load');
  expect(alert).toHaveTextContent('Your filters are still here.');
  expect(alert).toHaveTextContent('req-7f3a');
  expect(region()).toHaveAttribute('aria-busy', 'false');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Thing 1')).toBeVisible();
  expect(region()).toHaveFocus();
});

test('TAL-04 a page past the end leads to the last one, with the filters kept', async () => {
  open((query) => Promise.resolve(aPage(query)), '/things?color=red&page=40');
  expect(await screen.findByText('red3 1')).toBeVisible();
});

test.each(['Remove red', 'Reset Filters'])('after "%s" the keyboard goes on from where the filters were', async (name) => {
  open((query) => Promise.resolve(aPage(query)), '/things?color=red');
  const list = within(await screen.findByRole('list', { name: 'Applied filters' }));
  await userEvent.click(list.getByRole('button', { name }));
  expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toBeEmptyDOMElement();
});
