import { PREVIEW_ANSWERS, PREVIEW_READY, PREVIEW_WORDS } from '../contracts/platform/preview';
import { beginPreview } from './preview';

const PATH = '/api/site-content/page/singer';
const sent = jest.fn<Promise<Response>, [unknown, unknown?]>();
const said = jest.fn();
const heard = jest.fn();
const shown = jest.fn();
const ORIGINAL = window.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockReset().mockImplementation(async () => Response.json({ from: 'server' }));
  said.mockReset();
  heard.mockReset();
  shown.mockReset();
  window.fetch = sent as unknown as typeof window.fetch;
  jest.spyOn(window, 'postMessage').mockImplementation(said);
  beginPreview({ onAnswer: heard, onWords: shown });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.fetch = ORIGINAL;
});

function tell(body: object, { source = window as Window | null, origin = window.location.origin } = {}) {
  const data = { type: PREVIEW_ANSWERS, answers: [{ path: PATH, body }] };
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
}
const ask = async (path: string, init?: RequestInit) => (await window.fetch(path, init)).json() as Promise<unknown>;

test('OFF-01 the office is told that the page waits, and its answers take the place of the server’s', async () => {
  expect(said).toHaveBeenCalledWith({ type: PREVIEW_READY }, window.location.origin);
  tell({ from: 'draft' });
  expect(await ask(PATH)).toEqual({ from: 'draft' });
  expect(await ask('/api/other')).toEqual({ from: 'server' });
  tell({ from: 'next' });
  expect(heard).toHaveBeenLastCalledWith({ from: 'draft' }, { from: 'next' });
  expect(await ask(PATH)).toEqual({ from: 'next' });
});

test('SEC-60 answers of another site, or of another window, are not believed', async () => {
  tell({ from: 'thief' }, { origin: 'https://evil.example' });
  tell({ from: 'thief' }, { source: null });
  window.dispatchEvent(new MessageEvent('message', { data: 'thief', source: window, origin: window.location.origin }));
  const answer = ask(PATH);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ from: 'server' });
});

test('OFF-01 words that are edited are heard of from the window around the page alone, and nothing else is taken from them', async () => {
  const say = (more: object, { source = window as Window | null, origin = window.location.origin } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data: { type: PREVIEW_WORDS, ...more }, source, origin }));
  say({ words: 'Fees', beside: [] }, { origin: 'https://evil.example' });
  say({ words: 'Fees', beside: [] }, { source: null });
  say({ words: 7, beside: [] });
  say({ words: 'Fees' });
  expect(shown).not.toHaveBeenCalled();
  say({ words: 'Fees', beside: ['One song', 7], more: 'x' });
  expect(shown).toHaveBeenLastCalledWith({ words: 'Fees', beside: ['One song'] });
});

test('OFF-01 the session is asked for as ever, so that a preview logs nobody out', async () => {
  tell({ from: 'draft' });
  expect(await ask('/api/user/get-user-details', { method: 'POST' })).toEqual({ from: 'server' });
});

test('OFF-01 nothing is sent from a preview', async () => {
  tell({ from: 'draft' });
  expect(await ask('/api/user/lead', { method: 'POST' })).toMatchObject({ status: 403, detail: 'This is a preview: nothing is sent.' });
  expect(sent).not.toHaveBeenCalled();
});
