import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inGallery, Row } from '../../dev/gallery';
import { Icon } from './icon';
import { ICON_PATHS, type IconName } from './icon-paths';

const meta = { component: Icon, args: { name: 'heart' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Solid: Story = { args: { isSolid: true } };
export const Every: Story = {
  parameters: inGallery({ room: 'page' }),
  render: () => (
    <Row>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </Row>
  ),
};
