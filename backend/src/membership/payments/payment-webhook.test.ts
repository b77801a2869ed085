import { DECLARATIONS, LIMITS } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { DomainError } from '../../kernel/domain-error';
import { PaymentsService } from './payments.service';

const PATH = '/api/payments/test/webhook';
const CARD_FIELD = /card_?(?:number|no$|num$|pan|code|cvv|cvc|expiry|holder)|cvv|cvc|^pan$/iu;

describeSite('Webhook of payment providers', (site) => {
  let take: jest.SpyInstance<Promise<void>, Parameters<PaymentsService['takeEvent']>>;
  beforeEach(() => {
    take = jest.spyOn(site().app.get(PaymentsService), 'takeEvent').mockResolvedValue();
  });
  afterEach(() => take.mockRestore());

  /** Sends an event as a provider does: without a session, a token or an origin. */
  async function send(payload: string | Buffer, path = PATH, headers: Record<string, string> = {}) {
    const { ip } = await site().browse();
    const sent = { 'content-type': 'application/json', 'x-test-signature': 'signed', ...headers };
    return site().app.inject({ method: 'POST', url: path, payload, headers: sent, remoteAddress: ip });
  }

  test.each([
    ['white space and escapes', '{ "a" :\t"\\u20b9 1\\/2",\r\n "b": 1.50 }'],
    ['keys twice and of prototypes', '{"a":1,"a":2,"__proto__":{"x":1},"constructor":{"prototype":1}}'],
    ['more levels than a call may have', `{"a":${'['.repeat(12)}${']'.repeat(12)}}`],
    ['more values than a call may have', JSON.stringify({ list: Array.from({ length: 3000 }, (_, at) => at) })],
    ['letters outside ASCII', '{"name":"आशा ₹ 🎬"}'],
    ['a list', '[1]'],
  ])('API-20 hands on the very bytes of an event with %s', async (_what, text) => {
    const answer = await send(text, PATH, { 'X-Test-Signature': 'of the sender' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200 }]);
    expect(take).toHaveBeenCalledTimes(1);
    const [provider, body, headers] = take.mock.calls[0]!;
    expect(provider).toBe('test');
    expect(body.equals(Buffer.from(text))).toBe(true);
    expect(headers['x-test-signature']).toBe('of the sender');
  });

  test.each([
    ['an unknown provider', '/api/payments/paypal/webhook', '{}', 'application/json', 400],
    ['a provider that is not configured', '/api/payments/razorpay/webhook', '{}', 'application/json', 404],
    ['text', PATH, '{}', 'text/plain', 415],
    ['a form', PATH, 'a=1', 'application/x-www-form-urlencoded', 415],
    ['broken JSON', PATH, '{"a":', 'application/json', 400],
    ['nothing', PATH, '', 'application/json', 400],
    ['more than a call may have', PATH, JSON.stringify('x'.repeat(LIMITS.bodyBytes)), 'application/json', 413],
    ['33 levels', PATH, `${'['.repeat(33)}${']'.repeat(33)}`, 'application/json', 400],
  ])('API-02 refuses %s', async (_what, path, body, type, status) => {
    expect((await send(body, path, { 'content-type': type })).statusCode).toBe(status);
    expect(take).not.toHaveBeenCalled();
  });

  test('SEC-01 answers 400 to an event that the provider did not sign', async () => {
    take.mockRejectedValue(new DomainError('WEBHOOK_REJECTED'));
    const answer = await send('{}');
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'WEBHOOK_REJECTED' })]);
  });

  test('takes 600 events a minute from one address', async () => {
    const { ip } = await site().browse();
    const statuses: number[] = [];
    for (let number = 0; number <= 600; number += 1) {
      const headers = { 'content-type': 'application/json' };
      const answer = await site().app.inject({ method: 'POST', url: PATH, payload: '{}', headers, remoteAddress: ip });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.at(-1)).toBe(429);
  });

  test('SEC-02 no call and no table has a field for the number of a card', () => {
    const calls = Object.entries(DECLARATIONS).flatMap(([name, { input }]) => namesIn(input.describe()).map((field) => `${name}.${field}`));
    const columns = site().dataSource.entityMetadatas.flatMap(({ tableName, columns: all }) =>
      all.map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    expect(calls.length).toBeGreaterThan(300);
    expect(columns.length).toBeGreaterThan(300);
    expect([...calls, ...columns].filter((path) => CARD_FIELD.test(path.split('.').at(-1) ?? ''))).toEqual([]);
    expect(['card_number', 'cardNumber', 'cvv', 'pan'].every((name) => CARD_FIELD.test(name))).toBe(true);
  });
});

function namesIn(description: unknown): string[] {
  const { fields = {}, innerType } = description as { fields?: Record<string, unknown>; innerType?: unknown };
  const inner = innerType ? namesIn(innerType) : [];
  return [...inner, ...Object.entries(fields).flatMap(([name, field]) => [name, ...namesIn(field)])];
}
