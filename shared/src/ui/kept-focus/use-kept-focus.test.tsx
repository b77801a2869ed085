import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeptFocus } from './use-kept-focus';

function Part({ phase }: { readonly phase: 'first' | 'second' | 'last' }) {
  const focus = useKeptFocus(phase);
  return (
    <div {...focus} role="group" aria-label="Part" tabIndex={-1}>
      {phase === 'last' ? <p>Done</p> : <input key={phase} name="title" aria-label="Title" defaultValue={phase} />}
    </div>
  );
}

test('typing goes on in the field of the same name; without one, the part has the focus', async () => {
  const { rerender } = render(<Part phase="first" />);
  await userEvent.type(screen.getByLabelText('Title'), ' act');
  rerender(<Part phase="second" />);
  await userEvent.keyboard(' act');
  expect(screen.getByLabelText('Title')).toHaveValue('second act');
  rerender(<Part phase="last" />);
  expect(screen.getByRole('group', { name: 'Part' })).toHaveFocus();
});

test('a part that did not have the focus does not take it', () => {
  const { rerender } = render(<Part phase="first" />);
  rerender(<Part phase="second" />);
  expect(document.body).toHaveFocus();
});
