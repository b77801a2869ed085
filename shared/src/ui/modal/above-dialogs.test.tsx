import { useState } from 'react';
import { renderWithProviders, screen, userEvent, waitFor } from '../../dev/testing';
import { AboveDialogs } from './above-dialogs';
import { Drawer } from './drawer';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
        <p>Words</p>
      </Drawer>
      <AboveDialogs>
        <button type="button">Undo</button>
      </AboveDialogs>
    </>
  );
}

test('what must be reached at any time is in the dialog while one is open, and back on the page after', async () => {
  renderWithProviders(<Page />);
  const undo = () => screen.getByRole('button', { name: 'Undo' });
  expect(undo().closest('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(undo().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Menu' })));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(undo().closest('dialog')).toBeNull());
});
