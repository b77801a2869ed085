import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ResendLine } from './resend-line';

/** As far ahead as the countdown is long, however late the story is looked at. */
const WAITING = { deadline: Date.now() + 86_400_000, total: 28 };
const OVER = { deadline: 0, total: 30 };

const meta = {
  component: ResendLine,
  args: { countdown: WAITING, waitText: 'Verification code in', isAsking: false, onAsk: fn() },
} satisfies Meta<typeof ResendLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Ready: Story = { args: { countdown: OVER } };
export const Asking: Story = { args: { countdown: OVER, isAsking: true } };
export const Failed: Story = { args: { countdown: OVER, failure: 'We could not reach your phone. Please try your mail.' } };
