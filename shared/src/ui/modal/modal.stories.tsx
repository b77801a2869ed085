import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery, LONG_TEXT, LONG_TITLE, Stack } from '../../dev/gallery';
import { Button } from '../button/button';
import { TextButton } from '../link/text-button';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

const FOOTER = (
  <>
    <Button variant="ink">Send</Button>
    <TextButton>Cancel</TextButton>
  </>
);

const meta = {
  component: Dialog,
  parameters: inGallery({ room: 'none' }),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Send the offer',
    children: <p>Asha Rao has until 12 December to answer. You can withdraw the offer until then.</p>,
    footer: FOOTER,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: { title: LONG_TITLE, children: Array.from({ length: 6 }, (_, index) => <p key={index}>{LONG_TEXT}</p>) },
};
export const FromTheEnd: Story = {
  render: () => (
    <Drawer isOpen onClose={fn()} label="Filters">
      <Stack isPadded>
        <p>Twelve people from Pune.</p>
      </Stack>
    </Drawer>
  ),
};
export const FromTheStart: Story = {
  render: () => (
    <Drawer isOpen onClose={fn()} label="Menu" side="start">
      <Stack isPadded>
        <p>{LONG_TEXT}</p>
      </Stack>
    </Drawer>
  ),
};
