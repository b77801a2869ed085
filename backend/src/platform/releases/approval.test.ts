import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite } from '../../../test/support/test-site';
import { aRelease, change, placesOf, publish, readRegistry, servedOf } from '../../../test/support/federation/control-plane';

describeSite(
  'Releases that need a second person',
  (site) => {
    const candidate = (version: string) => publish(site(), aRelease('mf_two', version, { promotion: 'candidate' }));
    const asStaff = async (input: object) => {
      const staff = await openOffice(site());
      return staff.post(ENDPOINTS.changeRollout.path, { remote: 'mf_two', ...input });
    };

    test('SEC-64 a squad alone publishes candidates only, and what is refused is not stored', async () => {
      const before = await readRegistry(site());
      const experiment = { name: 'hero', variant: 'B' as const, weight: 100 };
      for (const input of [{}, { experiment }]) {
        const response = await publish(site(), aRelease('mf_two', '1', input));
        expect([response.statusCode, response.json().code]).toEqual([403, 'FORBIDDEN']);
        expect(response.json().detail).toContain('second person');
      }
      expect((await candidate('1')).statusCode).toBe(200);
      expect(await placesOf(site(), 'mf_two')).toEqual({ 1: 'candidate' });
      expect(await readRegistry(site())).toEqual(before);
    });

    test('SEC-64 a person of staff brings it to visitors, the squad alone does not', async () => {
      await candidate('2');
      expect((await change(site(), { remote: 'mf_two', action: 'promote', version: '1' })).statusCode).toBe(403);
      expect((await asStaff({ action: 'promote', version: '1' })).statusCode).toBe(200);
      const test = { action: 'experiment', version: '2', experiment: 'hero', variant: 'B', weight: 1000 } as const;
      expect((await change(site(), { remote: 'mf_two', ...test })).statusCode).toBe(403);
      expect((await asStaff(test)).statusCode).toBe(200);
      for (const input of [{ action: 'weight', variant: 'B', weight: 5000 } as const, { action: 'end', variant: 'B' } as const])
        expect((await change(site(), { remote: 'mf_two', ...input })).statusCode).toBe(403);
      expect(await servedOf(site(), 'mf_two')).toBe('1 < none, hero: A 9000 1, B 1000 2');
    });

    test('SEC-64 taking something away from visitors waits for nobody', async () => {
      expect((await change(site(), { remote: 'mf_two', action: 'pause' })).statusCode).toBe(200);
      expect((await change(site(), { remote: 'mf_two', action: 'resume' })).statusCode).toBe(403);
      expect((await change(site(), { remote: 'mf_two', action: 'end' })).statusCode).toBe(200);
      expect((await asStaff({ action: 'promote', version: '2' })).statusCode).toBe(200);
      expect((await change(site(), { remote: 'mf_two', action: 'rollback' })).statusCode).toBe(200);
      expect(await servedOf(site(), 'mf_two')).toMatch(/^1 /u);
    });
  },
  { RELEASES_NEED_APPROVAL: '1' },
);
