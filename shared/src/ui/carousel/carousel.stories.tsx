import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery } from '../../dev/gallery';
import { Card } from '../card/card';
import { Carousel } from './carousel';

const PEOPLE = ['Meher Kaul, Srinagar', 'Asha Rao, Bengaluru', 'Kabir Anand, Mumbai', 'Ritu Khanna, New Delhi', 'Leela Iyer, Chennai'];

const meta = {
  component: Carousel,
  parameters: inGallery({ room: 'page' }),
  args: {
    label: 'New faces',
    children: PEOPLE.map((person) => <Card key={person}>{person}</Card>),
    settings: { slidesToShow: 1, margin: 0, breakpoints: [{ from: 700, slides: 3, margin: 16 }] },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const WithHeader: Story = { args: { header: <h2>New faces</h2> } };
export const NothingToTurn: Story = { args: { children: <Card>{PEOPLE[0]}</Card> } };
