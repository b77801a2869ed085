import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Row } from '../../dev/gallery';
import { Button } from './button';
import { IconButton } from './icon-button';
import { Spinner } from './spinner';

const meta = { component: Button, args: { children: 'Save profile', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="line" />
      <Button {...args} variant="ink" />
      <Button {...args} variant="danger">
        Remove the photo
      </Button>
    </Row>
  ),
};
export const OnInk: Story = {
  render: (args) => (
    <Row isInk>
      <Button {...args} variant="marigold" />
      <Button {...args} variant="paper" />
      <Button {...args} variant="line" />
    </Row>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} size="large" />
      <Button {...args} icon="chat">
        Message
      </Button>
    </Row>
  ),
};
export const Block: Story = { args: { isBlock: true } };
export const Pending: Story = {
  render: (args) => (
    <Row>
      <Button {...args} isPending />
      <Button {...args} isPending icon="chat" variant="line" />
    </Row>
  ),
};
export const Disabled: Story = {
  render: (args) => (
    <Row>
      <Button {...args} disabled />
      <Button {...args} disabled variant="line" />
      <Button {...args} disabled variant="ink" />
    </Row>
  ),
};
export const LongText: Story = { args: { children: 'Download the contact sheet' } };
export const Icons: Story = {
  render: () => (
    <Row>
      <IconButton label="Close" icon="close" />
      <IconButton label="Share the profile" icon="share" />
      <IconButton label="Next" icon="next" disabled />
    </Row>
  ),
};
export const Spinning: Story = {
  render: () => (
    <Row>
      <Spinner />
      Looking for talent in Pune
    </Row>
  ),
};
