import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './badge';

const meta = { component: Badge, args: { kind: 'premium', children: 'Premium' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Premium: Story = {};
export const Verified: Story = { args: { kind: 'verified', children: 'Verified client' } };
export const Soft: Story = { args: { kind: 'soft', children: 'Closes on 12 December' } };
export const LongText: Story = { args: { kind: 'soft', children: 'Answers within a working day' } };
