import { render, screen } from '@testing-library/react';
import { hasSentPage, SentPage, detachSentPage } from './sent-page';

function documentWith(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('what the server sent is read in its place until the page is there, and not again', () => {
  detachSentPage(documentWith('<main><div class="sent-page"><h1>Terms of use</h1></div></main>'));
  expect(hasSentPage()).toBe(true);
  const { unmount } = render(<SentPage />);
  expect(screen.getByRole('heading', { name: 'Terms of use' })).toBeInTheDocument();
  unmount();
  expect(hasSentPage()).toBe(false);
  render(<SentPage />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a document without such a text has nothing to show', () => {
  detachSentPage(documentWith(''));
  expect(hasSentPage()).toBe(false);
});
