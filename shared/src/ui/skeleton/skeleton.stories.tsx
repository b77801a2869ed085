import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton, args: { width: '12rem' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Card: Story = { args: { shape: 'card', width: '16rem', aspect: '4 / 5' } };
export const Round: Story = { args: { shape: 'round', width: '3rem', height: '3rem' } };
export const Block: Story = { args: { shape: 'block', width: '100%', height: '6rem' } };
