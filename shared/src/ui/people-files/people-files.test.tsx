import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../dev/testing/render-with-providers';
import type { PeopleFiles } from './people-files';
import { PeopleFilesButton } from './people-files-button';

const FILES: PeopleFiles = { scope: ['Tea film', 'The aunt', ''], total: 3, csv: '/api/people/csv?job=1', pdf: '/api/people/pdf?job=1' };
const show = async (changes: Partial<PeopleFiles> = {}) => {
  renderWithProviders(<PeopleFilesButton {...FILES} {...changes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByRole('dialog', { name: 'Download' });
};
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name.replace(/[()]/gu, '\\$&'), 'u') });

/** Presses a link and returns whether the browser would follow it; the browser of these tests cannot. */
function press(name: string): boolean {
  let isFollowed = false;
  const stay = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(link(name));
  return isFollowed;
}

afterEach(() => jest.restoreAllMocks());

test('HIR-06 both files are plain links that the browser saves', async () => {
  await show();
  for (const [name, address] of [
    ['CSV', FILES.csv],
    ['Contact sheet (PDF)', FILES.pdf],
  ] as const) {
    expect(link(name)).toHaveAttribute('href', address);
    expect(link(name)).toHaveAttribute('download');
  }
  expect(screen.getByText('Tea film, The aunt: 3 people')).toBeVisible();
  expect(screen.queryByText(/room for/u)).not.toBeInTheDocument();
});

test('HIR-06 a file that has no room for everybody says so before it is downloaded', async () => {
  await show({ total: 1200 });
  expect(link('CSV')).toHaveTextContent('It has room for the first 1,000 of 1,200 people.');
  expect(link('Contact sheet (PDF)')).toHaveTextContent('It has room for the first 200 of 1,200 people.');
});

test('HIR-06 a press says that the file is on its way and what to do without it; a second press right after does nothing', async () => {
  await show();
  expect(press('CSV')).toBe(true);
  expect(await screen.findByRole('status')).toHaveTextContent('Your browser is downloading: CSV. If no file arrives, wait a minute');
  expect(press('CSV')).toBe(false);
  expect(press('Contact sheet (PDF)')).toBe(true);
});

test('HIR-06 without a connection the press is told so in place, and may be repeated at once', async () => {
  await show();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(press('CSV')).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('You appear to be offline.');
  onLine.mockReturnValue(true);
  expect(press('CSV')).toBe(true);
});

test('HIR-06 where nobody is listed, nothing is offered', () => {
  renderWithProviders(<PeopleFilesButton {...FILES} total={0} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
