import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { render } from '@testing-library/react';
import { act, screen, userEvent, waitFor } from '../../dev/testing';
import { closeDialogsOnBack } from './close-on-back';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

const loads = jest.fn(() => null);
let stop: () => void;
let router: ReturnType<typeof createBrowserRouter>;

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h1>First</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
        <Link to="/second" onClick={() => setOpen(false)}>
          To second
        </Link>
        <button type="button" onClick={() => setAsked(true)}>
          Ask
        </button>
      </Drawer>
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} title="Sure?">
        Inside
      </Dialog>
    </>
  );
}

function Busy() {
  return (
    <Dialog isOpen onClose={() => undefined} title="Sending">
      Please wait
    </Dialog>
  );
}

const pause = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const press = async (steps: number) => {
  act(() => history.go(steps));
  await pause(150);
};
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });

beforeEach(async () => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/');
  stop = closeDialogsOnBack();
  router = createBrowserRouter([
    { path: '/', loader: loads, HydrateFallback: () => null, Component: Page },
    { path: '/second', Component: () => <h1>Second</h1> },
    { path: '/busy', Component: Busy },
    { path: '/before', Component: () => <h1>Before</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await heading('First');
  loads.mockClear();
});
afterEach(async () => {
  await pause(100);
  router.dispose();
  stop();
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('Back closes a drawer and stays on the page; the next one leaves it', async () => {
  await open();
  await press(-1);
  expect(dialog('Menu')).toBeNull();
  expect(loads).not.toHaveBeenCalled();
  await press(-1);
  expect(await heading('Before')).toBeVisible();
});

test('Back closes what lies on top first', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await press(-1);
  expect(dialog('Sure?')).toBeNull();
  expect(dialog('Menu')).not.toBeNull();
  await press(-1);
  expect(dialog('Menu')).toBeNull();
  expect(await heading('First')).toBeVisible();
});

test('Back after a drawer was closed by its button leaves the page at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pause(150);
  await press(-1);
  expect(await heading('Before')).toBeVisible();
});

test('a drawer that closes as the document is left takes no step in the history, which would end the loading of the next one', async () => {
  await open();
  const go = jest.spyOn(history, 'go');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  dispatchEvent(new Event('beforeunload'));
  await pause(150);
  expect(go).not.toHaveBeenCalled();
  go.mockRestore();
});

test('a link in a drawer leads on, Back comes back to the page and Forward goes there again', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'To second' }));
  expect(await heading('Second')).toBeVisible();
  await pause(150);
  await press(-1);
  expect(await heading('First')).toBeVisible();
  expect(dialog('Menu')).toBeNull();
  await press(1);
  expect(await heading('Second')).toBeVisible();
});

test('Forward to a closed drawer stays on the page, and Back leaves it', async () => {
  await open();
  await press(-1);
  await press(1);
  expect(await heading('First')).toBeVisible();
  expect(dialog('Menu')).toBeNull();
  await press(-1);
  expect(await heading('Before')).toBeVisible();
});

test('after a reload with an open drawer one Back leaves the page', async () => {
  await open();
  stop();
  router.dispose();
  document.body.replaceChildren();
  stop = closeDialogsOnBack();
  await pause(150);
  await waitFor(() => expect(history.state).not.toHaveProperty('dialogs'));
});

test('a dialog that may not be closed yet stays when the visitor presses Back', async () => {
  await act(() => router.navigate('/busy'));
  await press(-1);
  await press(-1);
  expect(dialog('Sending')).not.toBeNull();
});
