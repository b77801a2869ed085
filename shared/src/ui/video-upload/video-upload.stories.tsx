import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery } from '../../dev/gallery';
import { VideoUpload } from './video-upload';

const meta = {
  component: VideoUpload,
  parameters: inGallery({ as: 'talent' }),
  args: { label: 'Your self-tape', place: 'self-tape-7', purpose: 'self-tape', onChange: fn() },
} satisfies Meta<typeof VideoUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Wrong: Story = { args: { error: 'Please add your self-tape' } };
export const Loading: Story = { parameters: inGallery({ as: 'talent', calls: 'videoRules:slow-60000' }) };
export const Failed: Story = { parameters: inGallery({ as: 'talent', calls: 'videoRules:503' }) };
