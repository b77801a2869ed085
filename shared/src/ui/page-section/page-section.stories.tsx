import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery, LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import { Card } from '../card/card';
import { PageSection, PageSectionsLoading } from './page-section';

const meta = {
  component: PageSection,
  parameters: inGallery({ room: 'page' }),
  args: { id: 'photos', title: 'Photos', lede: 'The first one is on your card.', children: <Card>Six photos from Jaipur.</Card> },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const LongText: Story = { args: { title: LONG_TITLE, lede: LONG_TEXT, children: <Card>{LONG_TEXT}</Card> } };
export const Loading: Story = { render: () => <PageSectionsLoading label="Loading your profile" isShown hasLedes /> };
