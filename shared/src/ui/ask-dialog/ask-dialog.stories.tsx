import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { aRefusal, inGallery, LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import { AskDialog } from './ask-dialog';

const meta = {
  component: AskDialog,
  parameters: inGallery({ room: 'none' }),
  args: {
    title: 'Withdraw your application?',
    yes: 'Withdraw',
    no: 'Keep it',
    isOpen: true,
    isPending: false,
    error: null,
    onYes: fn(),
    onClose: fn(),
    children: 'Kaveri Films will no longer see your profile for “Lead, 25 to 35”. You can apply again until 12 December.',
  },
} satisfies Meta<typeof AskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const Refused: Story = { args: { error: aRefusal('TOO_MANY_REQUESTS', 'Please wait 30 seconds.') } };
export const LongText: Story = { args: { title: LONG_TITLE, children: LONG_TEXT } };
