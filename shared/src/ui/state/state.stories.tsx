import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { aRefusal, LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import { ConnectionError } from '../../api';
import { ButtonLink } from '../link/button-link';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

const REFUSAL = aRefusal('UNAVAILABLE', 'We are back in a moment. Please try again.');

const meta = {
  component: EmptyState,
  args: { title: 'No bookings yet', children: 'Offers that you accept become bookings.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithAction: Story = { args: { action: <ButtonLink to="/jobs">See all jobs</ButtonLink> } };
export const EmptyLong: Story = { args: { title: LONG_TITLE, children: LONG_TEXT } };
export const Failed: Story = { render: () => <ErrorState title="Your bookings did not load" error={REFUSAL} onRetry={fn()} /> };
export const Offline: Story = {
  render: () => <ErrorState title="Your bookings did not load" error={new ConnectionError('offline')} onRetry={fn()} />,
};
export const FailedRow: Story = { render: () => <ErrorState isCompact title="The reviews did not load" error={REFUSAL} onRetry={fn()} /> };
export const FailedLong: Story = { render: () => <ErrorState isCompact title={LONG_TITLE} detail={LONG_TEXT} onRetry={fn()} /> };
