import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeptFocus } from './use-kept-focus';

function Part({ phase }: { readonly phase: 'first' | 'last' }) {
  const focus = useKeptFocus(phase);
  return (
    <div {...focus} role="group" aria-label="Part" tabIndex={-1}>
      {phase === 'first' ? <button type="button">Choose</button> : <p>Done</p>}
    </div>
  );
}

test('a part keeps the focus when what had it is gone', async () => {
  const { rerender } = render(<Part phase="first" />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Part phase="last" />);
  expect(screen.getByRole('group', { name: 'Part' })).toHaveFocus();
});

test('a part that did not have the focus does not take it', () => {
  const { rerender } = render(<Part phase="first" />);
  rerender(<Part phase="last" />);
  expect(document.body).toHaveFocus();
});
