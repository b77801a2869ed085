import {
  ENDPOINTS,
  formatFrontDoor,
  FRONT_DOOR_HEADER,
  type FrontDoorStatus,
  type PlatformStatusResponse,
} from '@alltalent/shared/contracts';
import { visitorMac } from '../../kernel/visitor/visitor-proofs';
import { describeSites } from '../../../test/support/test-site';
import { publishAll, readRegistry, send, tokenOf } from '../../../test/support/federation/control-plane';

describeSites('Front doors', (site) => {
  const say = (status: Partial<FrontDoorStatus>, secretKey = site().config.secretKey) => {
    const whole = { name: 'door-1:8080', revision: 3, trouble: '', left_out: '', said_at: site().clock.now(), ...status };
    const headers = { [FRONT_DOOR_HEADER]: formatFrontDoor(whole, visitorMac(secretKey)) };
    return site().app.inject({ method: 'GET', url: ENDPOINTS.registry.path, headers });
  };
  const doors = async () => {
    const response = await send(site(), tokenOf(site(), 'mf_door'), 'GET', ENDPOINTS.platformStatus.path);
    return response.json<PlatformStatusResponse>().front_doors;
  };
  beforeAll(() => publishAll(site(), 'mf_door', '1'));

  test('FED-05 the status tells what each front door serves, and forgets one that has gone silent', async () => {
    expect((await say({ revision: 3 })).statusCode).toBe(200);
    await say({ name: 'door-2:8080', revision: 2, trouble: 'status 503', left_out: 'mf_x 2: it lies on a foreign host' });
    expect(await doors()).toEqual([
      { name: 'door-1:8080', revision: 3, trouble: '', left_out: '', said_at: site().clock.now() },
      {
        name: 'door-2:8080',
        revision: 2,
        trouble: 'status 503',
        left_out: 'mf_x 2: it lies on a foreign host',
        said_at: site().clock.now(),
      },
    ]);
    await say({ revision: 4 });
    expect((await doors())[0]?.revision).toBe(4);
    site().clock.pass(31);
    await say({ revision: 4 });
    expect((await doors()).map(({ name }) => name)).toEqual(['door-1:8080']);
  });

  test('FED-05 what is forged, old or no status is not listed, and the registry is answered all the same', async () => {
    site().clock.pass(31);
    const responses = [await say({}, 'o'.repeat(40)), await say({ said_at: site().clock.now() - 3_600_000 }), await say({ revision: 0.5 })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await doors()).toEqual([]);
    expect((await readRegistry(site())).revision).toBeGreaterThan(0);
  });
});
