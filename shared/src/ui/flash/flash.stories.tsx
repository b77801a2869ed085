import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery, LONG_TEXT } from '../../dev/gallery';
import { Flash } from './flash';

const meta = {
  component: Flash,
  parameters: inGallery({ room: 'none' }),
  args: { kind: 'ok', onClose: fn(), children: 'Your profile is saved.' },
} satisfies Meta<typeof Flash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Failed: Story = { args: { kind: 'error', children: 'The login with Google was cancelled.' } };
export const LongText: Story = { args: { kind: 'error', children: LONG_TEXT } };
