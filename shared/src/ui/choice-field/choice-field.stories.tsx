import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held } from '../../dev/gallery';
import { ChoiceField } from './choice-field';

const CHOICES = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'clients', label: 'Verified clients' },
  { value: 'nobody', label: 'Nobody' },
];

const meta = {
  component: ChoiceField<string>,
  args: { label: 'Who sees your measurements', name: 'audience', value: 'clients', choices: CHOICES, onChange: fn() },
  render: ({ value, ...args }) => <Held start={value}>{(held, setHeld) => <ChoiceField {...args} value={held} onChange={setHeld} />}</Held>,
} satisfies Meta<typeof ChoiceField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const InARow: Story = { args: { isRow: true } };
export const LongText: Story = {
  args: { choices: [...CHOICES, { value: 'team', label: 'Members of my team' }] },
};
