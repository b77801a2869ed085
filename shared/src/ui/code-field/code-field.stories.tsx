import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held } from '../../dev/gallery';
import { CodeField } from './code-field';

const meta = {
  component: CodeField,
  args: { value: '', onChange: fn() },
  render: ({ value, ...args }) => <Held start={value}>{(held, setHeld) => <CodeField {...args} value={held} onChange={setHeld} />}</Held>,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { value: '481' } };
export const Wrong: Story = { args: { value: '481516', error: 'That code is not right. Please look at the newest message.' } };
export const Disabled: Story = { args: { value: '481516', isDisabled: true } };
