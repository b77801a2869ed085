import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery, LONG_TITLE } from '../../dev/gallery';
import { PeopleFilesButton } from './people-files-button';
import { PeopleFilesDialog } from './people-files-dialog';

const FILES = { scope: ['Kaveri river stories', 'Lead', 'Shortlist'], total: 24, csv: '/api/people.csv', pdf: '/api/people.pdf' };

const meta = {
  component: PeopleFilesDialog,
  parameters: inGallery({ room: 'none' }),
  args: { ...FILES, onClose: fn() },
} satisfies Meta<typeof PeopleFilesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {};
export const MoreThanFit: Story = { args: { scope: [LONG_TITLE], total: 12_480, hidden: 3 } };
export const ButtonAlone: Story = { parameters: inGallery({}), render: () => <PeopleFilesButton {...FILES} /> };
