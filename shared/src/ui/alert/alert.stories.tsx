import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TEXT } from '../../dev/gallery';
import { Alert } from './alert';

const meta = {
  component: Alert,
  args: { kind: 'info', children: 'We sent a six-digit code to meher.kaul@example.com.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Done: Story = { args: { kind: 'ok', children: 'Your photos are saved.' } };
export const Failed: Story = { args: { kind: 'error', children: 'You appear to be offline.' } };
export const LongText: Story = { args: { kind: 'error', children: LONG_TEXT } };
