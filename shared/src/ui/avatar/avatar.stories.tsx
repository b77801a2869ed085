import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './avatar';

const meta = { component: Avatar, args: { firstName: 'Asha', lastName: 'Rao' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { args: { src: '/media/posters/asha-rao-320.webp' } };
export const Initials: Story = {};
export const Nobody: Story = { args: { firstName: null, lastName: null } };
