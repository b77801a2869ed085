import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Rating } from './rating';

const meta = { component: Rating, args: { rating: { average: 4.7, count: 12 }, by: 'clients' } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByClients: Story = {};
export const ByTalents: Story = { args: { rating: { average: 5, count: 1248 }, by: 'talents' } };
