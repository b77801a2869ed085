import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { applied, ASHA, openCasting } from '../../../test/support/jobs/applications/casting';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { report } from '../../../test/support/reports/reported';

describeSites('Reports on the command line', (site) => {
  const newest = async () =>
    (await site().dataSource.query('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];

  test('ROLE-02 staff read reports, those about children first, and close them; all of it is written down', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting, ASHA.email, { note: 'Write to me\n-- job 1\u001b[2J' });
    await report(await site().browse(), { subject_id: casting.jobId });
    await report(casting.client.browser, { subject: 'application', subject_id: id, reason: 'minor', text: 'one\nReport: 7\u202e' });
    const [header = '', first = '', second = '', ...more] = (await staff(site(), 'reports', '--by', 'nikhil.bose@example.com')).split('\n');
    expect(header).toMatch(/^id +when +about +reason +by +text$/u);
    expect(first).toMatch(new RegExp(`IST +application ${id} +A child is at risk +${casting.client.userId} +one Report: 7$`, 'u'));
    expect(second).toMatch(new RegExp(`IST +job ${casting.jobId} +It asks for money +a visitor +They ask`, 'u'));
    expect(more).toEqual([]);
    expect(await newest()).toEqual({ actor: 'u_demo_nikhil', action: 'list-reports', subject: 'reports', detail: '2 open reports' });
    const number = first.split(' ')[0] ?? '';
    const text = await staff(site(), 'read-report', number);
    expect(text).toContain('Text: one\n    Report: 7');
    expect(text).toContain('note: Write to me\n    -- job 1');
    expect(text).toContain(`talent: ${ASHA.id}`);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(await newest()).toMatchObject({ action: 'read-report', subject: `report:${number}` });
    expect(await staff(site(), 'close-report', number, '--reason', 'Spoke to the parents')).toBe(`Report ${number} is closed.`);
    expect(await newest()).toMatchObject({ action: 'close-report', detail: 'Spoke to the parents' });
    await expect(staff(site(), 'close-report', number, '--reason', 'x')).rejects.toThrow('is closed already: Spoke to the parents');
    for (const wrong of ['0', '99999', '1 OR 1=1', '1e3'])
      await expect(staff(site(), 'read-report', wrong)).rejects.toThrow('There is no report');
  });

  test('without reports there is a sentence, and a report needs words about what was done', async () => {
    await site().dataSource.query('DELETE FROM report');
    expect(await staff(site(), 'reports')).toBe('There are no open reports.');
    await report(await signedIn(site(), ASHA.email));
    expect(() => staff(site(), 'close-report', '1')).toThrow('Give --reason');
    expect(() => staff(site(), 'read-report')).toThrow('read-report takes one report');
  });
});
