import { aTalentCard, renderWithProviders, screen, userEvent, within } from '../../dev/testing';
import { TalentHeart, TalentTick } from './talent-actions';
import { TalentCardView } from './talent-card-view';

const SIZES = '(max-width: 46rem) 50vw, 300px';

describe('TalentCardView', () => {
  test('TAL-03 shows photo, name, place and the first three skills', () => {
    const talent = aTalentCard({ skills: ['Kashmiri', 'Stage', 'Hindi', 'Riding'] });
    renderWithProviders(<TalentCardView talent={talent} sizes={SIZES} />);
    const card = screen.getByRole('article', { name: 'Meher Kaul' });
    expect(within(card).getByRole('img', { name: 'Portrait of Meher Kaul' })).toHaveAttribute('src', talent.profile_image);
    expect(within(card).getByRole('heading', { level: 3, name: 'Meher Kaul' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Srinagar');
    expect(card).toHaveTextContent('Kashmiri, Stage, Hindi');
    expect(card).not.toHaveTextContent('Riding');
    expect(card).not.toHaveTextContent('Premium');
  });

  test('TAL-03 crowns a premium talent, in words too', () => {
    renderWithProviders(<TalentCardView talent={aTalentCard({ is_premium: 1 })} sizes={SIZES} />);
    expect(screen.getByRole('article')).toHaveTextContent('Premium');
  });

  test('HIR-05 shows the rating where there is one', () => {
    renderWithProviders(<TalentCardView talent={aTalentCard({ rating: { average: 4.7, count: 12 } })} sizes={SIZES} />);
    expect(screen.getByRole('article')).toHaveTextContent('Rated 4.7 of 5 by 12 clients');
  });

  test('TAL-03 says when there are no skills', () => {
    renderWithProviders(<TalentCardView talent={aTalentCard({ skills: [] })} sizes={SIZES} />);
    expect(screen.getByText('Skills data is not available')).toBeInTheDocument();
  });

  test('TAL-03 opens the profile in a new tab that cannot reach back', () => {
    renderWithProviders(<TalentCardView talent={aTalentCard()} sizes={SIZES} headingLevel={2} />);
    const link = screen.getByRole('link', { name: /Meher Kaul/u });
    expect(link).toHaveAttribute('href', '/meher-kaul');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  test('TAL-03 carries a tick and a heart', async () => {
    const handleTick = jest.fn();
    const handleHeart = jest.fn();
    const actions = (
      <>
        <TalentTick label="Select Meher Kaul" isChecked={false} onChange={handleTick} />
        <TalentHeart label="Save Meher Kaul" isPressed onClick={handleHeart} />
      </>
    );
    renderWithProviders(<TalentCardView talent={aTalentCard()} sizes={SIZES} actions={actions} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Meher Kaul' }));
    expect(handleTick).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save Meher Kaul', pressed: true }));
    expect(handleHeart).toHaveBeenCalledTimes(1);
  });

  test.each([0, 1, 3])('TAL-03 with status %i shows that profiles are hidden, a way to post a job, and nothing else', (status) => {
    const talent = aTalentCard({ status, slug: '', display_name: '', location: '', skills: [] });
    renderWithProviders(<TalentCardView talent={talent} sizes={SIZES} actions={<button type="button">Save</button>} />);
    expect(screen.getByRole('heading', { name: 'These Profiles are Hidden' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-a-job');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
