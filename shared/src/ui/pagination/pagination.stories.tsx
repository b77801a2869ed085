import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './pagination';

const meta = {
  component: Pagination,
  args: { page: 4, pageCount: 27, hrefOf: (page) => `/talents?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 27 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
