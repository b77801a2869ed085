import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery } from '../../dev/gallery';
import { ReportDialog } from './report-dialog';

const meta = {
  component: ReportDialog,
  parameters: inGallery({ room: 'none', as: 'talent' }),
  args: { isOpen: true, onClose: fn(), subject: 'job', subjectId: 7, what: 'this call' },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { play: ({ canvas }) => void canvas.findByText('What is wrong?') };
