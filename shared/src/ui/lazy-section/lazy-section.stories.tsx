import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/card';
import { lazySection } from './lazy-section';

const TEXTS = { loading: 'Loading the reviews', failure: 'The reviews did not load', detail: 'What you wrote is kept.', height: '8rem' };

const Arrived = lazySection({ ...TEXTS, name: 'gallery-arrived', load: async () => () => <Card>Three reviews by clients.</Card> });
const OnItsWay = lazySection({
  ...TEXTS,
  name: 'gallery-waiting',
  load: () => new Promise<never>(() => undefined),
  bars: ['3rem', '3rem'],
});
const Lost = lazySection({ ...TEXTS, name: 'gallery-lost', load: () => Promise.reject(new Error('The chunk did not come.')) });

const meta = { component: Arrived } satisfies Meta<typeof Arrived>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { render: () => <OnItsWay />, play: ({ canvas }) => void canvas.findByRole('status', { busy: true }) };
export const Failed: Story = { render: () => <Lost /> };
