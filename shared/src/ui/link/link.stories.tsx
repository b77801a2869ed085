import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TITLE, Row } from '../../dev/gallery';
import { ButtonLink } from './button-link';
import { NewTabLink } from './new-tab-link';
import { TextButton } from './text-button';
import { TextLink } from './text-link';

const meta = { component: TextLink, args: { to: '/jobs', children: 'See all jobs' } } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const WithArrow: Story = { args: { hasArrow: true } };
export const InSentences: Story = {
  render: () => (
    <p>
      Read the <NewTabLink to="/terms">terms of use</NewTabLink>, or <TextButton>change your answer</TextButton>.
    </p>
  ),
};
export const Buttons: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/post-a-job">Post a Job</ButtonLink>
      <ButtonLink to="/talents" variant="line" icon="search">
        Find talent
      </ButtonLink>
      <TextButton disabled>Reset Filters</TextButton>
    </Row>
  ),
};
export const LongText: Story = { args: { children: LONG_TITLE, hasArrow: true } };
