import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery, LONG_TEXT } from '../../dev/gallery';
import { ROLES } from '../../contracts/core/roles';
import { Card } from '../card/card';
import { SignedInPage } from './signed-in-page';

const meta = {
  component: SignedInPage,
  parameters: inGallery({ room: 'none' }),
  args: {
    title: 'Your bookings',
    purpose: 'See what you are booked for, and the call sheet of each day.',
    points: ['Dates, places and fees in one list', 'Call sheets the evening before', 'Reviews when the work is done'],
    children: (user) => (
      <>
        <h1>Your bookings</h1>
        <Card>{`${user.first_name}, you have two bookings in January.`}</Card>
      </>
    ),
  },
} satisfies Meta<typeof SignedInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = { parameters: inGallery({ room: 'none', as: 'talent' }) };
export const Invitation: Story = {};
export const InvitationLong: Story = { args: { purpose: LONG_TEXT, points: [LONG_TEXT] } };
export const OtherRole: Story = { parameters: inGallery({ room: 'none', as: 'talent' }), args: { role: ROLES.client } };
export const Loading: Story = { parameters: inGallery({ room: 'none', as: 'talent', calls: 'userDetails:slow-60000' }) };
export const Failed: Story = { parameters: inGallery({ room: 'none', as: 'talent', calls: 'userDetails:503' }) };
