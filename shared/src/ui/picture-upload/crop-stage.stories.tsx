import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CropStage } from './crop-stage';

const meta = {
  component: CropStage,
  args: { image: '/media/photos/asha-rao-1280.webp', width: 400, height: 500, aspect: 0.8, onCrop: fn() },
} satisfies Meta<typeof CropStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Square: Story = { args: { aspect: 1, width: 1600, height: 2000 } };
