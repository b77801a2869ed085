import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery } from '../../dev/gallery';
import { MessageButton } from './message-button';

const meta = {
  component: MessageButton,
  parameters: inGallery({ as: 'client' }),
  args: { about: { application: 7 }, children: 'Message Meher Kaul' },
} satisfies Meta<typeof MessageButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Small: Story = { args: { size: 'small' } };
