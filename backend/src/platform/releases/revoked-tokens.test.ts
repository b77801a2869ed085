import { ENDPOINTS } from '@alltalent/shared/contracts';
import { keyedHash } from '../../kernel/keyed-hash';
import { actingAs } from '../../kernel/audit/acting';
import { inTransaction } from '../../kernel/database/transaction';
import { describeSites } from '../../../test/support/test-site';
import { openOffice } from '../../../test/support/office/open-office';
import { TokenRevocationService } from './token-revocation.service';
import { aRelease, auditOf, publish, publishAll, readRegistry, send, tokenOf } from '../../../test/support/federation/control-plane';

describeSites('Tokens of a remote', (site) => {
  const madeAt = (remote: string, time: number) => {
    const second = Math.floor(time / 1000);
    return `${second}.${keyedHash(site().config.secretKey, `publish:${remote}:${second}`)}`;
  };
  const squadToken = (squad: string, time: number) => {
    const second = Math.floor(time / 1000);
    return `${second}.${keyedHash(site().config.secretKey, `squad:${squad}:${second}`)}`;
  };
  const revoke = (remote: string) =>
    inTransaction(site().dataSource, () =>
      actingAs('system:root', () => site().app.get(TokenRevocationService).revoke(remote, 'A laptop was lost')),
    );
  const opens = async (token: string) => (await send(site(), token, 'GET', ENDPOINTS.platformStatus.path)).statusCode;

  test('SEC-64 those of one remote are revoked alone, whenever they were made; a new one opens again', async () => {
    await publishAll(site(), 'mf_lost', '1');
    await publishAll(site(), 'mf_kept', '1');
    const now = site().clock.now();
    const old = [tokenOf(site(), 'mf_lost'), madeAt('mf_lost', now - 3_600_000), madeAt('mf_lost', now)];
    for (const token of old) expect(await opens(token)).toBe(200);
    expect(await revoke('mf_lost')).toContain('npm run platform -- token mf_lost');
    for (const token of old) {
      expect(await opens(token)).toBe(403);
      const response = await publish(site(), aRelease('mf_lost', '2'), token);
      expect([response.statusCode, response.json().detail]).toEqual([403, expect.stringContaining('was revoked')]);
    }
    expect(await opens(tokenOf(site(), 'mf_kept'))).toBe(200);
    site().clock.pass(1);
    const fresh = madeAt('mf_lost', site().clock.now());
    expect(await opens(fresh)).toBe(200);
    expect((await publish(site(), aRelease('mf_lost', '2'), fresh)).statusCode).toBe(200);
    const entries = await auditOf(site(), 'mf_kept').then(() =>
      send(site(), fresh, 'GET', `${ENDPOINTS.platformAudit.path}?remote=mf_lost`),
    );
    expect(entries.json().entries[1]).toMatchObject({
      action: 'revoke-tokens',
      actor: 'system:root',
      detail: expect.stringContaining('laptop'),
    });
  });

  test('SEC-64 OFF-01 an administrator ends the tokens of a remote in the office, which the audit log says', async () => {
    await publishAll(site(), 'mf_laptop', '1');
    const token = tokenOf(site(), 'mf_laptop');
    const office = await openOffice(site());
    const answer = await office.post(ENDPOINTS.revokeTokens.path, { remote: 'mf_laptop', reason: 'A laptop was lost' });
    expect(answer.json()).toMatchObject({ status: 200, message: expect.stringContaining('npm run platform -- token mf_laptop') });
    expect(await opens(token)).toBe(403);
    const { entries } = (await office.get(`${ENDPOINTS.platformAudit.path}?remote=mf_laptop`)).json();
    expect(entries[0]).toMatchObject({ action: 'revoke-tokens', actor: 'staff:u_demo_nikhil', detail: expect.stringContaining('laptop') });
    for (const input of [
      { remote: 'mf_laptop', reason: ' ' },
      { remote: 'laptop', reason: 'Lost' },
    ])
      expect((await office.post(ENDPOINTS.revokeTokens.path, input)).statusCode).toBe(400);
    expect((await send(site(), tokenOf(site(), 'mf_kept'), 'POST', ENDPOINTS.revokeTokens.path)).statusCode).not.toBe(200);
  });

  test.each(['99999999999', 'x', '1e3', '', '-1'])('SEC-64 a token whose second is %s opens nothing', async (second) => {
    await publishAll(site(), 'mf_odd', '1').catch(() => undefined);
    const hash = keyedHash(site().config.secretKey, 'publish:mf_odd');
    expect(await opens(`${second}.${hash}`)).toBe(403);
    expect(await opens(madeAt('mf_odd', site().clock.now() + 3 * 86_400_000))).toBe(403);
  });

  test('SEC-64 the token of a squad reaches the remotes that owners.json gives to it, and no others', async () => {
    await publishAll(site(), 'mf_content', '1');
    await publishAll(site(), 'mf_alone', '1');
    const token = squadToken('content', site().clock.now());
    expect(await opens(token)).toBe(200);
    expect((await publish(site(), aRelease('mf_content', '2'), token)).statusCode).toBe(200);
    const [entry] = await auditOf(site(), 'mf_content');
    expect(entry).toMatchObject({ action: 'publish', actor: 'squad:content' });
    for (const remote of ['mf_alone', 'mf_jobs']) {
      const refused = await publish(site(), aRelease(remote, '2'), token);
      expect([refused.statusCode, refused.json().detail]).toEqual([403, `The token of content may not change ${remote}.`]);
    }
    const rollback = (remote: string) => send(site(), token, 'POST', ENDPOINTS.changeRollout.path, { remote, action: 'rollback' });
    expect([(await rollback('mf_content')).statusCode, (await rollback('mf_alone')).statusCode]).toEqual([200, 403]);
    expect(await opens(squadToken('nobody', site().clock.now()))).toBe(403);
    expect(await opens(squadToken('content', site().clock.now()).replace(/^\d+\./u, ''))).toBe(403);
  });

  test('SEC-64 tokens of a squad end with those of a remote for that remote, and with the squad for all', async () => {
    await publishAll(site(), 'mf_hiring', '1');
    const token = squadToken('hiring', site().clock.now());
    await revoke('mf_hiring');
    expect([await opens(token), (await publish(site(), aRelease('mf_hiring', '2'), token)).statusCode]).toEqual([200, 403]);
    site().clock.pass(1);
    const [next, own] = [squadToken('hiring', site().clock.now()), madeAt('mf_hiring', site().clock.now())];
    expect((await publish(site(), aRelease('mf_hiring', '2'), next)).statusCode).toBe(200);
    const said = await inTransaction(site().dataSource, () =>
      actingAs('system:root', () => site().app.get(TokenRevocationService).revokeSquad('hiring', 'A laptop was lost')),
    );
    expect(said).toContain('npm run platform -- token hiring');
    expect([await opens(next), await opens(own)]).toEqual([403, 403]);
    const { previews_from: from } = await readRegistry(site());
    expect(Object.keys(from ?? {}).filter((holder) => !/^mf_[a-z]+$/u.test(holder))).toEqual([]);
    await expect(site().app.get(TokenRevocationService).revokeSquad('nobody', 'x')).rejects.toThrow('name the squad: platform, accounts');
  });

  test('SEC-64 what is no remote has no tokens to revoke', async () => {
    await expect(revoke('landing')).rejects.toThrow('name the remote');
  });
});
