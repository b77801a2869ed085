import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi, ok, problem } from '../../dev/testing/fake-api';
import { renderWithProviders } from '../../dev/testing/render-with-providers';
import { ReportDialog } from './report-dialog';

const REPORTS = '/api/reports';
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the report' }));

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Report
      </button>
      <ReportDialog isOpen={isOpen} onClose={() => setIsOpen(false)} subject="job" subjectId={7} what="this call" />
    </>
  );
}

async function openDialog(): Promise<void> {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  renderWithProviders(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('radio', { name: 'It asks for money' });
}

test('a report goes out with what it is about, why, and what was written, and says when it is done', async () => {
  const calls = fakeApi({ [REPORTS]: ok({ status: 200, message: 'done' }) });
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Report this call' })).toBeVisible();
  await choose('It asks for money');
  await userEvent.type(screen.getByRole('textbox'), '  A fee before the audition. ');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Nobody is told who reported.');
  const body = { subject: 'job', subject_id: 7, reason: 'fee', text: 'A fee before the audition.' };
  expect(calls).toEqual([{ method: 'POST', path: REPORTS, body }]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without a reason nothing is sent, and the choice says so', async () => {
  const calls = fakeApi({});
  await openDialog();
  await send();
  expect(screen.getByText('Please choose what is wrong')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'It asks for money' })).toHaveFocus();
  expect(calls).toEqual([]);
});

test('what was written stays when it is refused, and the button can be pressed again', async () => {
  const calls = fakeApi({ [REPORTS]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait a moment.', { retry_after: 60 }) });
  await openDialog();
  await choose('Something else');
  await userEvent.type(screen.getByRole('textbox'), 'Odd');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment. Try again in 1 minute.');
  expect(screen.getByRole('textbox')).toHaveValue('Odd');
  expect(screen.getByRole('button', { name: 'Send the report' })).not.toHaveAttribute('aria-busy');
  await send();
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('a text that is too long, or refused, is told at its field', async () => {
  const fields = { text: 'Please leave addresses out' };
  fakeApi({ [REPORTS]: problem(400, 'VALIDATION_FAILED', 'Some fields need another look', { fields }) });
  await openDialog();
  await choose('Something else');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('x'.repeat(1001));
  await send();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/At most 1000 characters/u);
  await userEvent.clear(screen.getByRole('textbox'));
  await send();
  expect(await screen.findByText('Please leave addresses out')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a reason that is refused is told at the choice, which gets the focus', async () => {
  fakeApi({ [REPORTS]: problem(400, 'VALIDATION_FAILED', 'Some fields need another look', { fields: { reason: 'Choose another one' } }) });
  await openDialog();
  await choose('Something else');
  await send();
  expect(await screen.findByText('Choose another one')).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose another one');
  expect(screen.getByRole('radio', { name: 'It asks for money' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('sent by Enter and pressed meanwhile, a report goes out once', async () => {
  let response: (done: ReturnType<ReturnType<typeof ok>>) => void = () => undefined;
  const calls = fakeApi({ [REPORTS]: () => new Promise((resolve) => (response = resolve)) });
  await openDialog();
  await choose('Something else');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the report' })).toHaveAttribute('aria-busy', 'true'));
  await send();
  await userEvent.type(screen.getByRole('radio', { name: 'Something else' }), '{Enter}');
  response(ok({ status: 200, message: 'done' })());
  expect(await screen.findByRole('status')).toBeVisible();
  expect(calls).toHaveLength(1);
});
