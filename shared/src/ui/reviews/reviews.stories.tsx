import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aRefusal, inGallery, LONG_NAME, LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import type { Review, ReviewsResponse } from '../../contracts/hiring/reviews';
import { NoReviewsOfClient, ReviewsLoading, ReviewsNotLoaded } from './lazy-review-list';
import { ReviewList } from './review-list';

const REVIEW: Review = {
  id: 1,
  by: 'client',
  author: { name: 'Ritu Khanna', image: '', path: '' },
  title: 'Monsoon campaign, Goa',
  first: 5,
  second: 4,
  third: 5,
  text: 'Came prepared, knew the steps after one rehearsal, and stayed kind through two rainy nights.',
  at: '2026-10-03T09:00:00.000Z',
  reply: '',
  replied_at: '',
  may_reply: false,
};
const answer = (...data: readonly Review[]): ReviewsResponse => ({
  status: 200,
  rating: { average: 4.7, count: 12 },
  data: [...data],
  total: 12,
  page: 1,
  pages: 2,
});

const meta = {
  component: ReviewList,
  parameters: inGallery({ as: 'talent' }),
  args: {
    queryKey: ['gallery', 'reviews'],
    read: () => Promise.reject(aRefusal('UNAVAILABLE', 'We are back in a moment.')),
    first: answer(REVIEW, {
      ...REVIEW,
      id: 2,
      author: { name: 'Dev Mehra', image: '', path: '' },
      reply: 'Thank you!',
      replied_at: '2026-10-05T09:00:00.000Z',
    }),
    name: 'Meher Kaul',
    labelledBy: 'gallery-reviews',
  },
  render: (args) => (
    <>
      <h2 id={args.labelledBy}>Reviews</h2>
      <ReviewList {...args} />
    </>
  ),
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const MayReply: Story = { args: { first: answer({ ...REVIEW, may_reply: true }) } };
export const LongText: Story = {
  args: {
    name: LONG_NAME,
    first: answer({
      ...REVIEW,
      title: LONG_TITLE,
      text: LONG_TEXT,
      reply: LONG_TEXT,
      replied_at: '2026-10-05T09:00:00.000Z',
      author: { name: LONG_NAME, image: '', path: '' },
    }),
  },
};
export const Loading: Story = { render: () => <ReviewsLoading /> };
export const None: Story = { render: () => <NoReviewsOfClient /> };
export const Failed: Story = { render: () => <ReviewsNotLoaded onRetry={() => undefined} /> };
