import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useQuery } from '@tanstack/react-query';
import { aRefusal } from '../../dev/gallery';
import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import { QueryView } from './query-view';

type QueryStoryProps = { readonly ask: () => Promise<string> };

/** A part of a page that asks for its data. */
function Asking({ ask }: QueryStoryProps) {
  const query = useQuery({ queryKey: ['gallery'], queryFn: ask });
  return (
    <QueryView
      query={query}
      failure="Your bookings did not load"
      loading={(isShown) => (
        <div role="status" aria-label="Loading your bookings">
          {isShown && <Skeleton shape="block" height="6rem" />}
        </div>
      )}
    >
      {(text) => <Card>{text}</Card>}
    </QueryView>
  );
}

const meta = { component: Asking, args: { ask: async () => 'Two bookings in January, in Kochi and Pune.' } } satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { ask: () => new Promise<never>(() => undefined) } };
export const Failed: Story = {
  args: { ask: () => Promise.reject(aRefusal('UNAVAILABLE', 'We are back in a moment. Please try again.')) },
};
