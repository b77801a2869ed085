import { useState } from 'react';
import { act, renderWithProviders, screen, userEvent, waitFor, within } from '../../dev/testing';
import { TextField } from '../field/text-field';
import { FilterSheet } from './filter-sheet';
import { FilterSheetForm } from './filter-sheet-form';
import { FiltersButton } from './filters-button';

type Filter = { readonly city: string };
const toDraft = ({ city }: Filter) => ({ city });

function Owner() {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<Filter>({ city: '' });
  return (
    <>
      <FiltersButton count={filter.city === '' ? 0 : 1} onClick={() => setOpen(true)}>
        Filters
      </FiltersButton>
      <output>{filter.city || 'any city'}</output>
      <FilterSheet isOpen={isOpen} title="Filters" filter={filter} toDraft={toDraft} onClose={() => setOpen(false)}>
        {({ draft, edit, setDraft, close }) => (
          <FilterSheetForm
            title="Filters"
            note="None active"
            applyLabel="Show them"
            isApplyDisabled={draft.city === 'Nowhere'}
            onApply={() => {
              setFilter(draft);
              close();
            }}
            onClear={() => setDraft(() => ({ city: '' }))}
            onClose={close}
          >
            <TextField label="City" name="city" value={draft.city} onChange={(city) => edit({ city })} />
          </FilterSheetForm>
        )}
      </FilterSheet>
    </>
  );
}

const opener = (name = 'Filters') => screen.getByRole('button', { name });
const city = () => screen.getByRole('textbox', { name: 'City' });
const open = async () => {
  await userEvent.click(opener());
  return within(screen.getByRole('dialog', { name: 'Filters' }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => void renderWithProviders(<Owner />));

test('filters are applied together, the sheet closes, and its button gets the focus and the number', async () => {
  const sheet = await open();
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.type(city(), 'Pune');
  expect(screen.getByRole('status')).toHaveTextContent('any city');
  await userEvent.click(sheet.getByRole('button', { name: 'Show them' }));
  expect(screen.getByRole('status')).toHaveTextContent('Pune');
  await isClosed();
  expect(opener('Filters 1 active')).toHaveFocus();
});

test('Enter in a field applies them, too', async () => {
  await open();
  await userEvent.type(city(), 'Pune{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Pune');
  await isClosed();
});

test('closing without applying changes nothing, and the sheet starts from the applied filter the next time', async () => {
  const sheet = await open();
  await userEvent.type(city(), 'Pune');
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(screen.getByRole('status')).toHaveTextContent('any city');
  await open();
  expect(city()).toHaveValue('');
});

test('what was typed is still there when Back closed the sheet and it opens again', async () => {
  await open();
  await userEvent.type(city(), 'Pune');
  // What the shell sends to the dialog for a press of Back.
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await isClosed();
  expect(screen.getByRole('status')).toHaveTextContent('any city');
  await open();
  expect(city()).toHaveValue('Pune');
});

test('Clear empties the fields and applies nothing', async () => {
  await open();
  await userEvent.type(city(), 'Pune{Enter}');
  await isClosed();
  await userEvent.click(opener('Filters 1 active'));
  expect(city()).toHaveValue('Pune');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
  expect(city()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Pune');
});

test('filters that cannot be searched cannot be applied', async () => {
  const sheet = await open();
  await userEvent.type(city(), 'Nowhere');
  expect(sheet.getByRole('button', { name: 'Show them' })).toBeDisabled();
  await userEvent.type(city(), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('any city');
});
