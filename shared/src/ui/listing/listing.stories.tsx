import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { aRefusal, inGallery, LONG_TITLE, Stack } from '../../dev/gallery';
import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import { AppliedFilters, FiltersButton, ListingCount, ListingResults, type ListingState } from './index';

type Found = { readonly names: readonly string[]; readonly total: number };
type ListingStoryProps = { readonly state: ListingState<Found>; readonly isFiltered: boolean };

const READY: ListingState<Found> = {
  listing: { names: ['Meher Kaul, Srinagar', 'Asha Rao, Bengaluru', 'Kabir Anand, Mumbai'], total: 41 },
  error: null,
  isUpdating: false,
  isSkeletonShown: false,
  isUpdateShown: false,
  retry: fn(),
};
const FILTERS = ['Hyderabad', 'Age 20 to 45', LONG_TITLE];

/** A list with its count, filters and pages, as the listings of talent and jobs are made. */
function Listing({ state, isFiltered }: ListingStoryProps) {
  return (
    <Stack>
      <FiltersButton count={isFiltered ? FILTERS.length : 0}>Filters</FiltersButton>
      <AppliedFilters filters={FILTERS.map((label) => ({ label, without: label }))} isShown={isFiltered} onRemove={fn()} onReset={fn()} />
      <ListingCount state={state} page={1} loadingText="Loading people" textOf={({ total }) => `${total} people`} />
      <ListingResults
        state={state}
        heading="People"
        page={1}
        sizeOf={({ total }) => ({ total, pageCount: Math.ceil(total / 12) })}
        hrefOf={(page) => `/talents?page=${page}`}
        isFiltered={isFiltered}
        errorTitle="The list did not load"
        nothing={{ title: 'Nobody is listed yet', text: 'The first profiles are being checked.' }}
        noMatch={{ title: 'Nobody matches', text: 'Take back a filter to see more people.' }}
        renderSkeleton={(isShown) => (
          <div role="status" aria-label="Loading people">
            {isShown && <Skeleton shape="card" height="8rem" />}
          </div>
        )}
        onReset={fn()}
      >
        {({ listing, pagination }) => (
          <>
            {listing.names.map((name) => (
              <Card key={name}>{name}</Card>
            ))}
            {pagination}
          </>
        )}
      </ListingResults>
    </Stack>
  );
}

const meta = { component: Listing, parameters: inGallery({ room: 'page' }), args: { state: READY, isFiltered: false } } satisfies Meta<
  typeof Listing
>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOADING = { ...READY, listing: undefined };

export const Results: Story = {};
export const Filtered: Story = { args: { isFiltered: true } };
export const Updating: Story = { args: { state: { ...READY, isUpdating: true, isUpdateShown: true } } };
export const Loading: Story = { args: { state: { ...LOADING, isSkeletonShown: true } } };
export const Nobody: Story = { args: { state: { ...READY, listing: { names: [], total: 0 } } } };
export const NoMatch: Story = { args: { state: { ...READY, listing: { names: [], total: 0 } }, isFiltered: true } };
export const Failed: Story = {
  args: { state: { ...LOADING, error: aRefusal('UNAVAILABLE', 'We are back in a moment. Please try again.') } },
};
