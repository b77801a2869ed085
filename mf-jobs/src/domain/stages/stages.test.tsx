import { renderWithProviders, screen, within } from '@alltalent/shared/testing';
import { StageBadge } from './stage-badge';
import { StageTimeline } from './stage-timeline';

test('a stage has a word for its reader, and a drawing beside it', () => {
  renderWithProviders(
    <>
      <StageBadge stage="sent" reader="client" />
      <StageBadge stage="sent" reader="talent" />
    </>,
  );
  expect(screen.getByText('New').querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText('Sent').querySelector('svg')).toBeInTheDocument();
});

test('a timeline tells every stage in order, with what the client wrote, and which is the last', () => {
  const history = [
    { stage: 'sent', at: '2026-11-18T09:00:00Z', text: '' },
    { stage: 'self-tape', at: '2026-11-20T09:00:00Z', text: 'One take, landscape.' },
  ] as const;
  renderWithProviders(<StageTimeline history={history} reader="talent" label="History of The aunt" />);
  const [first, last] = within(screen.getByRole('list', { name: 'History of The aunt' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Sent18 Nov/u);
  expect(last).toHaveTextContent(/^Self-tape requested20 Nov.*One take, landscape\.$/u);
  expect(last).toHaveAttribute('aria-current', 'step');
});
