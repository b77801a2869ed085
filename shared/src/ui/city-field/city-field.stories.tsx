import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held, inGallery } from '../../dev/gallery';
import { CityField } from './city-field';

const CITIES = [{ id: 1, name: 'Mumbai', state: 'Maharashtra', country: 'India' }];

const meta = {
  component: CityField,
  parameters: inGallery({ answers: { '/api/talent-cities': { status: 200, data: CITIES } } }),
  args: { name: 'city', value: null, onChange: fn() },
  render: ({ value, ...args }) => <Held start={value}>{(held, setHeld) => <CityField {...args} value={held} onChange={setHeld} />}</Held>,
} satisfies Meta<typeof CityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 1 } };
export const Wrong: Story = { args: { error: 'Please choose a city' } };
export const Disabled: Story = { args: { isDisabled: true } };
