import { useLocation } from 'react-router';
import { renderWithProviders, screen, userEvent, within } from '../../dev/testing';
import { Pagination } from './pagination';

const hrefOf = (page: number) => `/talents?page=${page}`;

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const nav = () => screen.getByRole('navigation', { name: 'Pages' });

describe('Pagination', () => {
  test('TAL-04 links the first three, the current and the last three pages', () => {
    renderWithProviders(<Pagination page={57} pageCount={100} hrefOf={hrefOf} />);
    const names = within(nav())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Previous', '1', '2', '3', '57', '98', '99', '100', 'Next']);
    expect(within(nav()).getByRole('link', { name: 'Page 57' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav()).getByRole('link', { name: 'Page 98' })).toHaveAttribute('href', '/talents?page=98');
  });

  test('TAL-04 Previous and Next go one page on and back', async () => {
    const handleNavigate = jest.fn();
    renderWithProviders(
      <>
        <Pagination page={57} pageCount={100} hrefOf={hrefOf} onNavigate={handleNavigate} />
        <Where />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/talents?page=56');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('status')).toHaveTextContent('/talents?page=58');
    expect(handleNavigate).toHaveBeenCalledWith(58);
  });

  test('TAL-04 the steps are out of use at the ends', () => {
    const { rerender } = renderWithProviders(<Pagination page={1} pageCount={9} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
    rerender(<Pagination page={9} pageCount={9} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('one page needs no numbers', () => {
    renderWithProviders(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
