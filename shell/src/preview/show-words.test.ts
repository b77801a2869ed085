import { showWords } from './show-words';

const scrolled = jest.fn();
const marked = jest.fn();
const tabbed = jest.fn();
const FEES = { words: '₹9,000', beside: [] };

function drawPage(html: string, { top = 1500, motion = true } = {}) {
  document.body.innerHTML = `<main>${html}</main>`;
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRectIn(top));
  window.matchMedia = ((query: string) => ({ matches: !motion, media: query })) as typeof window.matchMedia;
}
class DOMRectIn implements DOMRect {
  readonly x = 0;
  readonly width = 100;
  readonly height = 100;
  readonly left = 0;
  readonly right = 100;
  readonly bottom: number;
  constructor(
    readonly top: number,
    readonly y = top,
  ) {
    this.bottom = top + 100;
  }
  toJSON() {
    return {};
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [scrolled, marked, tabbed]) mock.mockReset();
  window.scrollBy = scrolled;
  Element.prototype.animate = function animate(this: Element, ...given: unknown[]) {
    return marked(this.id, ...given) as Animation;
  };
  window.addEventListener('keydown', tabbed);
});
afterEach(() => {
  window.removeEventListener('keydown', tabbed);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('OFF-01 the page scrolls smoothly to the words that are edited, and marks them for a moment', () => {
  drawPage('<p id="fee">₹9,000</p>');
  showWords(FEES);
  expect(scrolled.mock.calls).toEqual([[{ top: 1500 - (window.innerHeight - 100) / 2, behavior: 'smooth' }]]);
  expect(marked).toHaveBeenCalledWith('fee', expect.anything(), 1800);
});

test('OFF-01 with reduced motion the page jumps, and the mark does not fade', () => {
  drawPage('<p id="fee">₹9,000</p>', { motion: false });
  showWords(FEES);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  expect(JSON.stringify(marked.mock.calls)).not.toContain('transparent');
});

test('OFF-01 words in sight are marked where they are', () => {
  drawPage('<p id="fee">₹9,000</p>', { top: 200 });
  showWords(FEES);
  expect(scrolled).not.toHaveBeenCalled();
  expect(marked).toHaveBeenCalledTimes(1);
});

test('OFF-01 words in a closed answer are shown by opening it', () => {
  drawPage('<details><summary>Fees</summary><p id="fee">₹9,000</p></details>');
  showWords(FEES);
  expect(document.querySelector('details')).toHaveAttribute('open');
});

test('OFF-01 a section that is not there yet is called for, and its words are shown when it comes', () => {
  drawPage('<div id="section"></div>');
  showWords(FEES);
  expect(tabbed).toHaveBeenCalledTimes(1);
  const section = document.getElementById('section');
  if (section) section.innerHTML = '<p id="fee">₹9,000</p>';
  jest.advanceTimersByTime(100);
  expect(marked).toHaveBeenCalledWith('fee', expect.anything(), 1800);
});

test('OFF-01 words that the page does not show change nothing, and those of the next field are looked for at once', () => {
  drawPage('<p id="fee">₹9,000</p>');
  showWords({ words: 'Nowhere', beside: [] });
  showWords(FEES);
  jest.advanceTimersByTime(60_000);
  expect(marked).toHaveBeenCalledTimes(1);
  showWords({ words: 'Nowhere', beside: [] });
  jest.advanceTimersByTime(60_000);
  expect(marked).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
