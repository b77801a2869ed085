import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery, LONG_TITLE } from '../../dev/gallery';
import { SaveSearchButton } from './save-search-button';
import { SaveSearchDialog } from './save-search-dialog';

const SEARCH = { kind: 'talents', query: 'city=pune', labels: ['Pune', 'Age 20 to 45'], filterOf: async () => '{}' } as const;

const meta = {
  component: SaveSearchDialog,
  parameters: inGallery({ room: 'none', as: 'client' }),
  args: { ...SEARCH, onClose: fn() },
} satisfies Meta<typeof SaveSearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const LongText: Story = { args: { labels: [LONG_TITLE] } };
export const ButtonAlone: Story = { parameters: inGallery({ as: 'client' }), render: () => <SaveSearchButton {...SEARCH} /> };
