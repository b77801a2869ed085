import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TEXT } from '../../dev/gallery';
import { Card } from './card';

const meta = {
  component: Card,
  args: { children: <p>Kaveri Films, Kochi. Member since March 2024, 14 roles filled.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const LongText: Story = { args: { children: <p>{LONG_TEXT}</p> } };
