import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { act, renderWithProviders, screen, userEvent, waitFor } from '../../dev/testing';
import { TextField } from '../field/text-field';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Owner({ as: Modal = 'dialog' }: { readonly as?: 'dialog' | 'drawer' }) {
  const [isOpen, setOpen] = useState(false);
  const content = (
    <>
      <button type="button">First</button>
      <button type="button">Last</button>
    </>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {Modal === 'dialog' ? (
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Verify your details">
          {content}
        </Dialog>
      ) : (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
          {content}
        </Drawer>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

describe.each([
  ['dialog', 'Verify your details'],
  ['drawer', 'Menu'],
] as const)('%s', (kind, name) => {
  const open = async () => {
    renderWithProviders(<Owner as={kind} />);
    await userEvent.click(opener());
    return screen.getByRole('dialog', { name });
  };

  test('takes the focus, stops the page behind from scrolling, and gives both back', async () => {
    const dialog = await open();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(document.body).toHaveClass('modal-open');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveClass('modal-open');
    expect(opener()).toHaveFocus();
  });

  test('Esc closes it', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('a press on the backdrop closes it, one inside does not', async () => {
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a selection dragged out of it does not close it', async () => {
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'First' }));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  test('Tab goes round inside it, in both directions', async () => {
    await open();
    const last = screen.getByRole('button', { name: 'Last' });
    const close = screen.getByRole('button', { name: 'Close' });
    last.focus();
    await userEvent.tab();
    expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  test('the platform can ask it to close', async () => {
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('modals', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  test('a field that asks for it gets the focus instead of the close button', () => {
    renderWithProviders(
      <Drawer isOpen onClose={jest.fn()} label="Join">
        <TextField label="Email ID" name="email" value="" onChange={jest.fn()} autoFocus />
      </Drawer>,
    );
    expect(screen.getByRole('textbox', { name: 'Email ID' })).toHaveFocus();
  });

  test('what is inside exists only while it is open, and with motion until it has left', () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={jest.fn()} title="Here">
        Inside
      </Dialog>
    );
    const { rerender } = renderWithProviders(dialog(true));
    rerender(dialog(false));
    act(() => jest.advanceTimersByTime(299));
    expect(screen.getByText('Inside')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  });

  test('closing by itself is told to the owner once', async () => {
    const handleClose = jest.fn();
    renderWithProviders(
      <Dialog isOpen onClose={handleClose} title="Here">
        Inside
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});
