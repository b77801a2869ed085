import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LONG_TEXT } from '../../dev/gallery';
import { Toast } from './toast';

const meta = { component: Toast, args: { kind: 'info', children: 'The search is saved', onClose: fn() } } satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { action: { label: 'See your searches', onClick: fn() } } };
export const Failed: Story = { args: { kind: 'error', children: 'Could not save.', action: { label: 'Retry', onClick: fn() } } };
export const LongText: Story = { args: { kind: 'error', children: LONG_TEXT } };
