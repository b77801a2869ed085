import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './logo';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};
