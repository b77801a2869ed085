import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import { Disclosure } from './disclosure';

const meta = {
  component: Disclosure,
  args: { summary: 'How is the fee paid?', children: <p>By bank transfer, within thirty days of the last day of shooting.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvas }) => userEvent.click(canvas.getByText('How is the fee paid?')) };
export const LongText: Story = {
  args: { summary: LONG_TITLE, children: <p>{LONG_TEXT}</p> },
  play: ({ canvas }) => userEvent.click(canvas.getByText(LONG_TITLE)),
};
