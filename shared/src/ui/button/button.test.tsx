import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  test('is a plain button unless it says otherwise, so that it never sends a form by accident', () => {
    renderWithProviders(<Button>Proceed</Button>);
    expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAttribute('type', 'button');
  });

  test('ignores clicks while it works and keeps its label', async () => {
    const handleClick = jest.fn();
    renderWithProviders(
      <Button isPending onClick={handleClick}>
        Login
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Login' });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('does not send its form while it works', async () => {
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = renderWithProviders(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isPending>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={handleSubmit}>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('a button that is only a drawing has a name', () => {
    renderWithProviders(<IconButton label="Menu" icon="menu" />);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });
});
