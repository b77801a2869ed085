import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LineArt } from './line-art';

const meta = {
  component: LineArt,
  args: {
    viewBox: '0 0 200 150',
    children: (
      <>
        <path data-part="beam" d="M100 8 172 126H28Z" />
        <ellipse data-part="floor" cx="100" cy="126" rx="72" ry="15" />
        <path data-part="lamp" d="M86 14h28l6-10H80Z" />
        <path data-part="mark" d="M90 90l8 8 14-16" />
        <path data-part="ground" d="M40 142h120" />
      </>
    ),
  },
} satisfies Meta<typeof LineArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
