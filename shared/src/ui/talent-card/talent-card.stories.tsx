import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { TalentCard } from '../../contracts/talents/talents';
import { LONG_NAME, LONG_TITLE } from '../../dev/gallery';
import { TalentHeart, TalentTick } from './talent-actions';
import { TalentCardView } from './talent-card-view';

const TALENT: TalentCard = {
  id: 7,
  slug: 'meher-kaul-1a2b3c4d',
  profile_image: '/media/posters/meher-kaul-640.webp',
  display_name: 'Meher Kaul',
  is_premium: 0,
  location: 'Srinagar',
  skills: ['Kashmiri', 'Stage', 'Hindi'],
  status: 2,
  rating: null,
};
const ACTIONS = (
  <>
    <TalentTick label="Select Meher Kaul" isChecked onChange={fn()} />
    <TalentHeart label="Save Meher Kaul" isPressed onClick={fn()} />
  </>
);

const meta = {
  component: TalentCardView,
  args: { talent: TALENT, sizes: '20rem', isPriority: true, headingLevel: 2 },
} satisfies Meta<typeof TalentCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};
export const Premium: Story = { args: { talent: { ...TALENT, is_premium: 1, rating: { average: 4.7, count: 12 } } } };
export const Chosen: Story = { args: { isSelecting: true, actions: ACTIONS } };
export const WithoutSkills: Story = { args: { talent: { ...TALENT, skills: [] } } };
export const Hidden: Story = { args: { talent: { ...TALENT, slug: '', display_name: '', location: '', skills: [], status: 1 } } };
export const LongText: Story = {
  args: { talent: { ...TALENT, display_name: LONG_NAME, location: LONG_TITLE, skills: [LONG_TITLE, LONG_NAME], is_premium: 1 } },
};
