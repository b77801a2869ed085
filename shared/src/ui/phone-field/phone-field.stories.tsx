import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held } from '../../dev/gallery';
import { PhoneField } from './phone-field';

const meta = {
  component: PhoneField,
  args: { label: 'Phone', name: 'phone', dialCode: '91', number: '9800000000', onChange: fn() },
  render: ({ dialCode, number, ...args }) => (
    <Held start={{ dialCode, number }}>{(held, setHeld) => <PhoneField {...args} {...held} onChange={setHeld} />}</Held>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { number: '', hint: 'We send a code to it.' } };
export const Wrong: Story = { args: { number: '98', error: 'Please check the number', isRequired: true } };
export const OfOman: Story = { args: { dialCode: '968', number: '92123456' } };
