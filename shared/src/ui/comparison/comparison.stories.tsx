import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inGallery, LONG_NAME } from '../../dev/gallery';
import { ComparedFacts, ComparedPerson, Comparison } from './comparison';

type Person = { readonly id: number; readonly name: string; readonly city: string; readonly height: string };

const PEOPLE: readonly Person[] = [
  { id: 1, name: 'Meher Kaul', city: 'Srinagar', height: '168 cm' },
  { id: 2, name: 'Asha Rao', city: 'Bengaluru', height: '162 cm' },
  { id: 3, name: 'Kabir Anand', city: 'Mumbai', height: '181 cm' },
];

const meta = {
  component: Comparison<Person>,
  parameters: inGallery({ room: 'none' }),
  args: {
    title: 'Three people side by side',
    people: PEOPLE,
    keyOf: ({ id }) => id,
    renderPerson: ({ name, city, height }) => (
      <ComparedPerson name={name} pictures={[{ image: `/media/posters/${city}-640.webp`, alt: `Portrait of ${name}` }]}>
        <ComparedFacts
          facts={[
            { name: 'City', value: city },
            { name: 'Height', value: height },
          ]}
        />
      </ComparedPerson>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Comparison<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { title: 'Two people side by side', people: PEOPLE.slice(0, 2) } };
export const LongText: Story = { args: { people: PEOPLE.map((person) => ({ ...person, name: LONG_NAME })) } };
