import { ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import {
  applied,
  apply,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  MEHER,
  move,
  openCasting,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import { COMPLETE, ownProfile, publishedTalent, read, save } from '../../../test/support/profiles/own-profiles';
import { readPdf } from '../../../test/support/read-pdf';
import { describeSites } from '../../../test/support/test-site';
import { PhotoStore } from '../../talents';

const HEADER = 'Name,Profile,Role,Stage,Applied on,Age range,City,Height,Languages,Your note,Self-tape';
type Row = Readonly<Record<string, unknown>>;
const picturesIn = (pdf: Buffer) => pdf.toString('latin1').split('/DCTDecode').length - 1;

describeSites('Applicants as files', (site) => {
  beforeEach(() => deleteActivity(site()));

  const get = ({ client, jobId }: Casting, kind: 'applicantsCsv' | 'applicantsPdf', query = '') =>
    client.browser.get(`${ENDPOINTS[kind].path}?job=${jobId}${query}`);
  const linesOf = async (casting: Casting, query = '') => (await get(casting, 'applicantsCsv', query)).body.trimEnd().split('\r\n');

  /** Copies the role of an application and the application itself, because an account applies once for a role. */
  async function applyForMoreRoles(id: number, more: number): Promise<void> {
    const [one] = await site().dataSource.query<Row[]>('SELECT * FROM job_application WHERE id = ?', [id]);
    const [role] = await site().dataSource.query<Row[]>('SELECT * FROM job_role WHERE id = ?', [one?.['role_id']]);
    const ids = Array.from({ length: more }, (_, index) => 1_000_000 + index);
    await insert(
      'job_role',
      ids.map((roleId, index) => ({ ...role, id: roleId, position: 10 + index, role_key: `copy-${index}` })),
    );
    await insert(
      'job_application',
      ids.map((roleId) => ({ ...one, id: roleId, role_id: roleId })),
    );
  }
  async function insert(table: string, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {});
    const marks = `(${columns.map(() => '?').join(', ')})`;
    for (let from = 0; from < rows.length; from += 100) {
      const some = rows.slice(from, from + 100);
      const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => marks).join(', ')}`;
      await site().dataSource.query(
        sql,
        some.flatMap((row) => columns.map((name) => row[name])),
      );
    }
  }

  test('HIR-06 the table has a line for everybody in view, in its order, in words a spreadsheet reads and never runs', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    await apply(await signedIn(site(), DEV.email), casting.roleIds[1]);
    await casting.client.browser.post(ENDPOINTS.noteApplication.path, {
      id,
      client_note: '=HYPERLINK("https://x.example","Click"),\nwarm',
    });
    good(await move(casting, [id], 'self-tape', { text: 'Two scenes.' }));
    good(await browser.post(ENDPOINTS.sendSelfTape.path, { id, address: 'https://youtu.be/abcdefghijk' }));
    const response = await get(casting, 'applicantsCsv', '&sort=newest');
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="applicants-\d+-2026-11-2\d\.csv"$/u);
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, dev, asha = '', rest = ''] = response.rawPayload.toString().slice(1).trimEnd().split('\r\n');
    expect([header, dev?.split(',')[2], rest]).toEqual([HEADER, 'The rider', '']);
    expect(asha).toMatch(/^Asha Rao,\S+\/asha-rao\S*,The aunt,Self-tape,2026-11-2\d,,Bengaluru,/u);
    expect(asha).toContain(`"'=HYPERLINK(""https://x.example"",""Click""),\nwarm",https://`);
    expect(asha).toContain('abcdefghijk');
    expect(response.body).not.toContain(ASHA.email);
  });

  test('HIR-06 role and stage narrow the file as they narrow the page', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    await apply(await signedIn(site(), DEV.email), casting.roleIds[1]);
    good(await move(casting, [id], 'shortlisted'));
    const namesAt = async (query: string) => (await linesOf(casting, query)).slice(1).map((line) => line.split(',')[0]);
    expect(await namesAt(`&role=${casting.roleIds[1]}`)).toEqual(['Dev Mehra']);
    expect(await namesAt('&stage=shortlisted')).toEqual(['Asha Rao']);
    expect(await namesAt('&stage=booked')).toEqual([]);
    const { text } = readPdf((await get(casting, 'applicantsPdf', `&role=${casting.roleIds[0]}&stage=shortlisted`)).rawPayload);
    expect(text).toContain('The aunt, Shortlisted · 1 person');
    expect(text).not.toContain('Dev Mehra');
  });

  test('HIR-06 the contact sheet names the job, its client and the day, and everybody with facts and stage', async () => {
    const casting = await openCasting(site());
    await applied(site(), casting);
    const response = await get(casting, 'applicantsPdf');
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const { text, title } = readPdf(response.rawPayload);
    const [{ title: job, posted_by: client } = { title: '', posted_by: '' }] = await site().dataSource.query<
      { title: string; posted_by: string }[]
    >('SELECT title, posted_by FROM job WHERE id = ?', [casting.jobId]);
    expect(title).toBe(job);
    for (const words of ['All roles, All stages · 1 person · ', 'Asha Rao', 'Bengaluru', 'The aunt · New', 'Page 1 of 1']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(new RegExp(`For casting of ${job} by ${client}, made on \\d+ November 2026\\. Not for publication\\.`, 'u'));
    // The site's own drawing, as Asha has no photo.
    expect(picturesIn(response.rawPayload)).toBe(1);
  });

  test('HIR-06 a photo is printed only of a talent who allowed it; facts kept from clients are in no file', async () => {
    const casting = await openCasting(site());
    const talent = await publishedTalent(site(), { basics: { ...COMPLETE.basics, first_name: 'Ila' } });
    const webp = await sharp({ create: { width: 320, height: 400, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const [{ name } = { name: '' }] = await site().dataSource.query<{ name: string }[]>(
      'SELECT name FROM profile_photo WHERE user_id = ?',
      [talent.userId],
    );
    await site()
      .app.get(PhotoStore)
      .save(name, new Map([['320.webp', webp]]));
    good(await apply(talent.browser, casting.roleIds[0]));
    const seen = async () => {
      const [, line = ''] = await linesOf(casting);
      return [picturesIn((await get(casting, 'applicantsPdf')).rawPayload), line.includes('24–38'), line.includes('Tamil')];
    };
    expect(await seen()).toEqual([0, true, true]);
    const { privacy } = (await read(talent.browser)).content;
    const sections = { ...privacy.sections, skills: 'nobody' };
    ownProfile(await save(talent.browser, { privacy: { ...privacy, sections, allow_prints: true } }));
    expect(await seen()).toEqual([1, true, false]);
    ownProfile(await save(talent.browser, { privacy }));
    expect(await seen()).toEqual([0, true, true]);
  });

  test('HIR-06 of a profile that is no longer shown nothing but the client’s own notes is left', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting, MEHER.email);
    await casting.client.browser.post(ENDPOINTS.noteApplication.path, { id, client_note: 'Warm voice.' });
    const talentId = await talentIdOf(site(), MEHER.id);
    await site().dataSource.query('UPDATE talent SET status = 0 WHERE id = ?', [talentId]);
    const [, line = ''] = await linesOf(casting);
    const pdf = readPdf((await get(casting, 'applicantsPdf')).rawPayload);
    await site().dataSource.query('UPDATE talent SET status = 2 WHERE id = ?', [talentId]);
    expect(line).toMatch(/^Profile no longer shown,,The aunt,New,2026-11-2\d,,,,,Warm voice\.,$/u);
    expect(pdf.text).toContain('Profile no longer shown');
    expect(pdf.text).not.toContain('Meher');
  });

  test('HIR-06 SEC-28 other clients get 404, and the log says who took what', async () => {
    const [casting, other] = [await openCasting(site()), await openCasting(site())];
    await applied(site(), casting);
    for (const kind of ['applicantsCsv', 'applicantsPdf'] as const) {
      expect((await get({ ...casting, client: other.client }, kind)).statusCode).toBe(404);
      expect((await casting.client.browser.get(ENDPOINTS[kind].path)).statusCode).toBe(400);
    }
    await get(casting, 'applicantsCsv');
    const line = site().log.findLast((one) => one.includes('people downloaded')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      user_id: casting.client.userId,
      what: 'applicants',
      id: casting.jobId,
      format: 'csv',
      people: 1,
    });
  });

  test('HIR-06 an account gets thirty files in an hour', async () => {
    const casting = await openCasting(site());
    const statuses = [];
    for (let more = 0; more <= LIMITS.downloadsPerHour; more += 1) statuses.push((await get(casting, 'applicantsCsv')).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  });

  test('HIR-06 past the bounds a file says how many it leaves out', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    await applyForMoreRoles(id, LIMITS.csvRows + 4);
    const lines = await linesOf(casting);
    expect([lines.length, lines.at(-1)]).toEqual([
      LIMITS.csvRows + 2,
      '"This file has room for 1,000: 5 more people are not in it.",,,,,,,,,,',
    ]);
    const { text, pages } = readPdf((await get(casting, 'applicantsPdf')).rawPayload);
    expect(pages).toHaveLength(17);
    expect(text).toContain('This sheet has room for 200: 805 more people are not on it.');
  }, 60_000);
});
