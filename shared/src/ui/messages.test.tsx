import { fireEvent } from '@testing-library/react';
import { renderWithProviders, screen, userEvent } from '../dev/testing';
import { AppliedChip, Avatar, Badge, Chip, ChipLink, Flash, Logo, Alert, Toast } from './index';

describe('messages', () => {
  test('an alert is read aloud, an error at once', () => {
    renderWithProviders(
      <>
        <Alert kind="ok">We sent six digits.</Alert>
        <Alert kind="error">You appear to be offline.</Alert>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('We sent six digits.');
    expect(screen.getByRole('alert')).toHaveTextContent('You appear to be offline.');
  });

  test('HOME-04 a flash message can be closed', async () => {
    const handleClose = jest.fn();
    renderWithProviders(
      <Flash kind="ok" onClose={handleClose}>
        Your profile is saved.
      </Flash>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Your profile is saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  test('a toast offers its action and can be closed', async () => {
    const undo = jest.fn();
    const handleClose = jest.fn();
    renderWithProviders(
      <Toast kind="error" action={{ label: 'Retry', onClick: undo }} onClose={handleClose}>
        Could not save.
      </Toast>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Could not save.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

describe('small pieces', () => {
  test('chips say whether they are on, current, or in force', async () => {
    const handleRemove = jest.fn();
    renderWithProviders(
      <>
        <Chip isPressed>Singer</Chip>
        <ChipLink to="/talents?category=3" isCurrent>
          Actor
        </ChipLink>
        <AppliedChip onRemove={handleRemove}>Age 20–45</AppliedChip>
        <Badge kind="premium">Premium</Badge>
        <Logo />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Singer', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Actor', current: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Age 20–45' }));
    expect(handleRemove).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Premium')).toBeInTheDocument();
    expect(screen.getByText('All Talent')).toBeInTheDocument();
  });

  test('an avatar is the photo, else the initials', () => {
    const { container } = renderWithProviders(<Avatar src="/me.webp" firstName="asha" lastName="Rao" />);
    const photo = container.querySelector('img');
    expect(photo).toHaveAttribute('src', '/me.webp');
    if (photo) fireEvent.error(photo);
    expect(screen.getByText('AR')).toBeInTheDocument();
  });
});
