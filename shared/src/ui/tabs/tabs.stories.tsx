import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TITLE } from '../../dev/gallery';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'people', label: 'People', content: <p>Twelve people from Pune.</p> },
  { id: 'map', label: 'Map', content: <p>They live in four districts.</p> },
  { id: 'dates', label: 'Dates', content: <p>Seven are free in January.</p> },
];

const meta = { component: Tabs, args: { label: 'Views', items: ITEMS } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const LongText: Story = { args: { items: ITEMS.map((item) => ({ ...item, label: `${item.label}: ${LONG_TITLE}` })) } };
