import { FIRST_MOCK_STATE } from '@alltalent/shared/mocks';
import { drawDocument } from './drawn-document';
import type { IsolatedDraw, PageDrawer } from './page-drawer';

const PAGE = '<html><head></head><body><div id="root"></div></body></html>';
const STYLES = { 'talents.search': ['search.css'], 'talents.profile': ['profile.css'] };

const STATES = [{ name: 'listing-empty', sentence: 'Nobody is listed.', path: '/talents', calls: 'talentListing:empty' }];

function open(url: string, drawn: IsolatedDraw, cookie?: string) {
  const draw = jest.fn<ReturnType<PageDrawer['draw']>, Parameters<PageDrawer['draw']>>(() => Promise.resolve(drawn));
  const sent = drawDocument({ page: PAGE, styles: STYLES, states: STATES }, { url, cookie }, { draw, stop: () => Promise.resolve() });
  return { draw, sent };
}

const DRAWN: IsolatedDraw = { route: 'talents.search', html: '<h1>$& Talent</h1>', data: '{"drawnAt":1}', calls: ['talentListing'] };

test('FED-06 SEO-01 a drawn page has its HTML, its stylesheet and its data, and waits for its code', async () => {
  const { html, drawnBy } = await open('/talents', DRAWN).sent;
  expect(drawnBy).toBe('server');
  expect(html).toContain('<link rel="stylesheet" href="/search.css"></head>');
  expect(html).not.toContain('profile.css');
  expect(html).toContain(
    '<div id="root" inert><h1>$& Talent</h1></div><script type="application/json" id="drawn-page">{"drawnAt":1}</script>',
  );
  expect(html).toContain('<script type="application/json" id="drawn-calls">["talentListing"]</script>');
});

test('FED-06 the server draws with what the address and the cookie of the bar say, the address first', async () => {
  const cookie = `theme=dark; mock_state=${encodeURIComponent(JSON.stringify({ latencyMs: 300, failure: '500' }))}`;
  const { draw, sent } = open('/talents?fail=503', DRAWN, cookie);
  await sent;
  expect(draw).toHaveBeenCalledWith('/talents?fail=503', { ...FIRST_MOCK_STATE, latencyMs: 300, failure: '503' });
});

test('FED-06 the server draws a named state, in the place of what the cookie says', async () => {
  const cookie = `mock_state=${encodeURIComponent(JSON.stringify({ failure: '500', calls: 'counters:404' }))}`;
  const { draw, sent } = open('/talents?qa=listing-empty', DRAWN, cookie);
  await sent;
  const state = { ...FIRST_MOCK_STATE, calls: 'talentListing:empty', named: 'listing-empty' };
  expect(draw).toHaveBeenCalledWith('/talents?qa=listing-empty', state);
});

test('FED-06 a state that is asked for on another page is not drawn there: the browser goes on to its page', async () => {
  const { draw, sent } = open('/favourites?qa=listing-empty', DRAWN);
  expect(await sent).toEqual({ html: PAGE, drawnBy: 'browser' });
  expect(draw).not.toHaveBeenCalled();
});

test.each(['not json', '%7B', '%'])('FED-06 a cookie that says %p is as good as none', async (value) => {
  const { draw, sent } = open('/talents', DRAWN, `mock_state=${value}`);
  await sent;
  expect(draw).toHaveBeenCalledWith('/talents', FIRST_MOCK_STATE);
});

test('FED-06 a page that the browser is to draw is not drawn by the server', async () => {
  const { draw, sent } = open('/talents?drawn=browser', DRAWN);
  expect(await sent).toEqual({ html: PAGE, drawnBy: 'browser' });
  expect(draw).not.toHaveBeenCalled();
});

test('FED-06 what failed is in the terminal, in the header and in the document, where it ends no script', async () => {
  const terminal = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html, drawnBy } = await open('/talents', { fault: 'Error: </script>é\n    at f (mf-talents/src/routes.ts:1:1)' }).sent;
  expect(drawnBy).toBe('browser (failed: Error: </script>?)');
  expect(html).toContain('<script type="application/json" id="drawing-fault">"Error: \\u003c/script>é\\n    at f');
  expect(terminal).toHaveBeenCalledWith(expect.stringContaining('at f (mf-talents/src/routes.ts:1:1)'));
  terminal.mockRestore();
});

test('FED-06 a redirect is left to the browser without a word', async () => {
  expect(await open('/former', { fault: null }).sent).toEqual({ html: PAGE, drawnBy: 'browser' });
});
