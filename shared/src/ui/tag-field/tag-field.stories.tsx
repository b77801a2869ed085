import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held, LONG_NAME } from '../../dev/gallery';
import { TagField } from './tag-field';

const meta = {
  component: TagField,
  args: {
    name: 'skills',
    value: ['Kathak', 'Stage combat'],
    onChange: fn(),
    label: 'Skills',
    one: 'skill',
    most: 5,
    longest: 60,
    suggestions: ['Horse riding', 'Swimming', 'Bharatanatyam', 'Kashmiri'],
  },
  render: ({ value, ...args }) => <Held start={value}>{(held, setHeld) => <TagField {...args} value={held} onChange={setHeld} />}</Held>,
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Full: Story = { args: { most: 2 } };
export const Wrong: Story = { args: { value: [], error: 'Please add a skill' } };
export const LongText: Story = { args: { value: [LONG_NAME, 'Bharatanatyam'] } };
