import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held } from '../../dev/gallery';
import { RangeEndField, RangeField, RangeFrame } from './index';

type Range = { readonly from: string; readonly to: string };
type RangeStoryProps = { readonly range: Range; readonly note?: string; readonly error?: string };

const end = (name: string, value: string, onChange: (value: string) => void) => ({ label: name, name, value, placeholder: name, onChange });

/** A range that is typed. */
function Typed({ range, note, error }: RangeStoryProps) {
  return (
    <Held start={range}>
      {(held, setHeld) => (
        <RangeField
          legend="Fee a day"
          {...(note && { note })}
          isNumber
          from={end('From', held.from, (from) => setHeld({ ...held, from }))}
          to={{ ...end('To', held.to, (to) => setHeld({ ...held, to })), ...(error && { error }) }}
        />
      )}
    </Held>
  );
}

const meta = { component: Typed, args: { range: { from: '5000', to: '12000' }, note: 'in rupees' } } satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { range: { from: '', to: '' } } };
export const Wrong: Story = { args: { range: { from: '9000', to: '5000' }, error: 'Not below the first fee' } };
export const LongText: Story = { args: { note: 'in rupees before taxes, for each day of shooting without travel days' } };
export const OwnEnds: Story = {
  render: () => (
    <RangeFrame
      legend="Height"
      note="feet and inches"
      from={<RangeEndField {...end('From', '5′ 2″', fn())} />}
      to={<RangeEndField {...end('To', '5′ 9″', fn())} />}
    />
  ),
};
