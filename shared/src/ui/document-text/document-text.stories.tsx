import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery, LONG_TEXT } from '../../dev/gallery';
import { DocumentText } from './document-text';

const meta = { component: DocumentText, parameters: inGallery({ room: 'page' }) } satisfies Meta<typeof DocumentText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {
  args: {
    blocks: [
      { kind: 'heading', level: 2, id: 'fees', text: 'Fees' },
      {
        kind: 'paragraph',
        spans: [
          { text: 'A fee is agreed ' },
          { text: 'before', strong: true },
          { text: ' the booking. See the ' },
          { text: 'terms of use', to: '/terms' },
          { text: '.' },
        ],
      },
      { kind: 'heading', level: 3, id: 'travel', text: 'Travel' },
      { kind: 'list', isOrdered: false, items: [[{ text: 'Train in AC 3 tier' }], [{ text: 'Flights above 800 km' }]] },
      { kind: 'list', isOrdered: true, items: [[{ text: 'Send the offer' }], [{ text: 'Wait for the answer', em: true }]] },
      { kind: 'quote', spans: [{ text: 'Nobody pays to be cast.' }] },
      {
        kind: 'table',
        head: [[{ text: 'City' }], [{ text: 'Day' }], [{ text: 'Half a day' }]],
        rows: [
          [[{ text: 'Mumbai' }], [{ text: '₹12,000' }], [{ text: '₹7,000' }]],
          [[{ text: 'Kochi' }], [{ text: '₹9,000' }], [{ text: '₹5,500' }]],
        ],
      },
    ],
  },
};
export const LongText: Story = { args: { blocks: [{ kind: 'paragraph', spans: [{ text: LONG_TEXT }] }] } };
