import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LONG_TITLE, Row } from '../../dev/gallery';
import { AppliedChip, Chip, ChipLink } from './chip';

const meta = { component: Chip, args: { children: 'Singer', onClick: fn() } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Links: Story = {
  render: () => (
    <Row>
      <ChipLink to="/talents?category=actor" isCurrent>
        Actor
      </ChipLink>
      <ChipLink to="/talents?category=dancer">Dancer</ChipLink>
    </Row>
  ),
};
export const Applied: Story = {
  render: () => (
    <Row>
      <AppliedChip onRemove={fn()}>Age 20 to 45</AppliedChip>
      <AppliedChip onRemove={fn()}>Hyderabad</AppliedChip>
    </Row>
  ),
};
export const LongText: Story = { render: () => <AppliedChip onRemove={fn()}>{LONG_TITLE}</AppliedChip> };
