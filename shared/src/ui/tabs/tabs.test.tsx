import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { Tabs } from './tabs';

const items = [
  { id: 'grid', label: 'Grid', content: 'Faces' },
  { id: 'table', label: 'Table', content: 'Rows' },
];

describe('Tabs', () => {
  test('shows one view at a time and moves with the arrow keys', async () => {
    renderWithProviders(<Tabs label="Applicants" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Applicants' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Grid' })).toHaveTextContent('Faces');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Table', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Table' })).toHaveTextContent('Rows');
  });

  test('writes no style element, which the content policy forbids', () => {
    renderWithProviders(<Tabs label="Applicants" items={items} />);
    expect(document.querySelector('style')).toBeNull();
  });
});
