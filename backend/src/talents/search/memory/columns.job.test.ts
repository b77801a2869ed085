import { describeSite } from '../../../../test/support/test-site';
import { OwnProfilesService } from '../../profile/own-profiles.service';
import { TalentSearchRepository } from '../talent-search.repository';
import { ColumnsJob } from './columns.job';

describeSite(
  'a site with its talents in memory',
  (site) => {
    test('API-12 lists them from there, and who leaves is gone at once', async () => {
      await site().app.get(ColumnsJob).run();
      expect(site().log.join()).toContain('talents are in memory');
      const asked = jest.spyOn(TalentSearchRepository.prototype, 'search');
      const browser = await site().browse();
      const list = async () => (await browser.get(`/api/talent-listing`)).json();
      const before = await list();
      expect(before.data).toHaveLength(12);
      const slug = String(before.data[0].slug);
      await site().app.get(OwnProfilesService).withdraw(slug);
      const after = await list();
      expect(after.totalCount).toBe(before.totalCount - 1);
      expect(JSON.stringify(after.data)).not.toContain(slug);
      expect(asked).not.toHaveBeenCalled();
    });
  },
  { TALENTS_IN_MEMORY: '0' },
);
