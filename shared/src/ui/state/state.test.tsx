import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

describe('EmptyState', () => {
  test('TAL-06 says that there is nothing and offers a way on', () => {
    renderWithProviders(
      <EmptyState title="No talents match these filters" action={<Button>Reset Filters</Button>}>
        Fewer filters find more people.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No talents match these filters' })).toBeInTheDocument();
    expect(screen.getByText('Fewer filters find more people.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset Filters' })).toBeInTheDocument();
  });
});

describe.each([false, true])('ErrorState (compact: %s)', (isCompact) => {
  test('TAL-06 says what failed, with its reference, and tries again', async () => {
    const handleRetry = jest.fn();
    renderWithProviders(
      <ErrorState
        title="The list did not load"
        detail="Your filters are still here."
        requestId="7F3A"
        onRetry={handleRetry}
        isCompact={isCompact}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The list did not load');
    expect(screen.getByText('Reference 7F3A')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  test('offers no way to try again where there is none', () => {
    renderWithProviders(<ErrorState title="The list did not load" isCompact={isCompact} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
