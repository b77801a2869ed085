import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held, inGallery } from '../../dev/gallery';
import { CitySearchField, FilterSheet, FilterSheetForm, RangeField } from './index';

type Filter = { readonly from: string; readonly to: string; readonly city: string };
type SheetStoryProps = { readonly filter: Filter; readonly error?: string; readonly isApplyDisabled?: boolean };

/** A sheet of filters over the list. */
function Sheet({ filter, error, isApplyDisabled = false }: SheetStoryProps) {
  return (
    <FilterSheet isOpen title="Filters" filter={filter} toDraft={(applied) => applied} onClose={fn()}>
      {({ draft, edit, close }) => (
        <FilterSheetForm
          title="Filters"
          note="41 people"
          applyLabel="Show 41 people"
          isApplyDisabled={isApplyDisabled}
          onApply={fn()}
          onClear={fn()}
          onClose={close}
        >
          <RangeField
            legend="Age"
            note="years"
            isNumber
            from={{ label: 'From age', name: 'from', value: draft.from, placeholder: 'From', onChange: (from) => edit({ from }) }}
            to={{
              label: 'To age',
              name: 'to',
              value: draft.to,
              placeholder: 'To',
              onChange: (to) => edit({ to }),
              ...(error && { error }),
            }}
          />
          <Held start={draft.city}>{(city, setCity) => <CitySearchField label="City" name="city" value={city} onChange={setCity} />}</Held>
        </FilterSheetForm>
      )}
    </FilterSheet>
  );
}

const meta = {
  component: Sheet,
  parameters: inGallery({ room: 'none' }),
  args: { filter: { from: '20', to: '45', city: 'Hyderabad' } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { filter: { from: '', to: '', city: '' } } };
export const Wrong: Story = {
  args: { filter: { from: '45', to: '20', city: '' }, error: 'Not below the first age', isApplyDisabled: true },
};
