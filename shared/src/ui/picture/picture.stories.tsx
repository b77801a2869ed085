import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Picture } from './picture';

const meta = {
  component: Picture,
  args: {
    src: '/media/posters/meher-kaul-640.webp',
    alt: 'Portrait of Meher Kaul',
    width: 400,
    height: 500,
    sizes: '25rem',
    isPriority: true,
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const None: Story = { args: { src: '' } };
