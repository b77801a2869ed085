import { ApiError } from '@alltalent/shared/api';
import { ERRORS, type ErrorCode } from '@alltalent/shared/contracts';
import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

const failure = (code: ErrorCode, detail: string) =>
  new ApiError({ type: 'about:blank', ...ERRORS[code], code, detail, message: detail, request_id: '7F3A' });

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
        error={failure('INTERNAL', 'The server made a mistake.')}
        detail="Your filters are still here."
        onRetry={handleRetry}
        isCompact={isCompact}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The list did not load');
    expect(screen.getByText('The server made a mistake. Your filters are still here.')).toBeInTheDocument();
    expect(screen.getByText('Reference 7F3A')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  test('OFF-01 says that a view of the office does not show this, and offers no second try', () => {
    const error = failure('VIEW_ONLY', 'This is not shown to the office.');
    renderWithProviders(<ErrorState title="Your messages did not load" error={error} onRetry={jest.fn()} isCompact={isCompact} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This is a view of the siteThis is not shown to the office.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('offers no way to try again where there is none', () => {
    renderWithProviders(<ErrorState title="The list did not load" isCompact={isCompact} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
