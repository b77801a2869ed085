import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { SideScroller } from './side-scroller';

function open(contentWidth: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth);
  renderWithProviders(<SideScroller label="Sample pictures">Five pictures</SideScroller>);
}

afterEach(() => jest.restoreAllMocks());

test('PHO-01 a row wider than the screen can be reached by Tab, for the arrow keys to scroll it', () => {
  open(1200);
  expect(screen.getByRole('group', { name: 'Sample pictures' })).toHaveAttribute('tabindex', '0');
});

test('PHO-01 a row that fits is no stop for Tab', () => {
  open(390);
  expect(screen.getByRole('group', { name: 'Sample pictures' })).not.toHaveAttribute('tabindex');
});
