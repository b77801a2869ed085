import { ENDPOINTS, quoteResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const ask = (browser: TestBrowser, input: object) => browser.post(ENDPOINTS.membershipQuote.path, { plan: 'one-year', ...input });
const HOUR = 3600;

describeSites('a quote that a buyer asks for', (site) => {
  const asha = () => signedIn(site(), 'asha.rao@example.com');
  beforeEach(() => site().clock.pass(HOUR));

  test('MEM-03 MEM-02 API-02 names the total, the tax and what the code adds', async () => {
    const answer = await ask(await asha(), { state_code: '27', code: ' freeportfolio ' });
    const { data } = await quoteResponseSchema.validate(answer.json(), { strict: true });
    expect(data).toMatchObject({ total_minor: 399_900, taxes: [{ name: 'CGST' }, { name: 'SGST' }] });
    expect(data.promo).toMatchObject({ state: 'applied', code: 'FREEPORTFOLIO', has_shoot: true });
    expect(data.promo.message).toBe('FREEPORTFOLIO adds a free portfolio shoot.');
  });

  test.each([
    { input: { state_code: '38' }, reason: 'region' },
    { input: { state_code: '35' }, reason: 'region' },
    { input: {}, reason: 'region-missing' },
    { input: { plan: 'monthly', state_code: '27' }, reason: 'other-plan' },
  ])('MEM-02 refuses the code of the shoot for $input: $reason', async ({ input, reason }) => {
    const answer = await ask(await asha(), { code: 'FREEPORTFOLIO', ...input });
    expect(answer.json().data.promo).toMatchObject({ state: 'refused', reason });
  });

  test.each([{ plan: 'free' }, { plan: 'weekly' }, { state_code: '99' }, { code: 'X'.repeat(33) }, { code: {} }])(
    'API-04 refuses %p as input',
    async (input) => {
      expect((await ask(await asha(), input)).statusCode).toBe(400);
    },
  );

  test('SEC-05 allows ten unknown codes an hour, also at once, and then no code at all', async () => {
    const browser = await asha();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => ask(browser, { code: `GUESS${index}` })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await ask(browser, { code: 'FREEPORTFOLIO', state_code: '27' })).statusCode).toBe(429);
    expect((await ask(browser, {})).statusCode).toBe(200);
    site().clock.pass(HOUR);
    expect((await ask(browser, { code: 'FREEPORTFOLIO', state_code: '27' })).statusCode).toBe(200);
  });

  test('SEC-05 known codes count no guess, and sixty quotes in ten minutes are enough', async () => {
    const browser = await asha();
    for (let count = 0; count < 60; count += 1) {
      expect((await ask(browser, { code: 'FREEPORTFOLIO', state_code: '27' })).statusCode).toBe(200);
    }
    expect((await ask(browser, {})).statusCode).toBe(429);
    site().clock.pass(600);
    expect((await ask(browser, {})).statusCode).toBe(200);
  });
});
