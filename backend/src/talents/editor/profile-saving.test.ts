import { ENDPOINTS } from '@alltalent/shared/contracts';
import { ATTRIBUTE_IDS } from '../../../seeds/attributes';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { COMPLETE, newTalent, ownProfile, publishedTalent, read, save } from '../../../test/support/profiles/own-profiles';

const CONTACT = 'Please leave contact data out: clients reach you through All Talent';
const { basics } = COMPLETE;

describeSites('Saving a profile', (site) => {
  let browser: TestBrowser;
  beforeEach(async () => {
    ({ browser } = await newTalent(site()));
  });
  const fieldsOf = async (sections: object): Promise<Record<string, string>> => {
    const response = await save(browser, sections);
    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    return response.json<{ fields: Record<string, string> }>().fields;
  };
  const attributes = (...list: readonly (readonly [number, string | number])[]) => ({
    attributes: { attributes: list.map(([attribute_id, value]) => ({ attribute_id, value })) },
  });

  test('only the sections that are sent change, and every change has a revision of its own', async () => {
    ownProfile(await save(browser, { basics }));
    const after = ownProfile(await save(browser, { skills: { skills: ['Falconry'], languages: [] } }));
    expect(after).toMatchObject({ revision: 2, content: { basics, skills: { skills: ['Falconry'], languages: [] } } });
    expect(await read(browser)).toEqual(after);
  });

  test('words are stored alike whatever keyboard wrote them, and what stands twice stands once', async () => {
    const { content } = ownProfile(
      await save(browser, {
        basics: {
          ...basics,
          headline: '  Stage\u0007  actor\t\u202eand\ufeff more ',
          about: 'One\r\n\r\n\r\n\r\ntwo\u2028three',
          first_name: 'Ile\u0301na',
        },
        skills: { skills: ['Falconry', 'falconry ', 'Cafe\u0301 singing', 'Café singing'], languages: ['Hindi', 'HINDI'] },
        credits: { credits: [COMPLETE.credits.credits[0], COMPLETE.credits.credits[0]] },
        recordings: {
          recordings: [
            { address: 'https://youtu.be/abcdefghijk', title: 'Reel' },
            { address: 'https://m.youtube.com/watch?v=abcdefghijk&t=3', title: 'The same' },
          ],
        },
      }),
    );
    expect(content.basics).toMatchObject({ headline: 'Stage actor and more', about: 'One\n\ntwo\nthree', first_name: 'Iléna' });
    expect(content.skills).toEqual({ skills: ['Falconry', 'Café singing'], languages: ['Hindi'] });
    expect(content.credits.credits).toHaveLength(1);
    expect(content.recordings.recordings).toEqual([{ address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Reel' }]);
  });

  test('REL-23 emoji, joined letters and writing from the right are kept; a text of nothing visible is none', async () => {
    const about = 'क्‍ष 👩‍🎤 مرحبا 𝕬';
    expect(ownProfile(await save(browser, { basics: { ...basics, about } })).content.basics.about).toBe(about);
    expect(await fieldsOf({ skills: { skills: ['Falconry', '\u200b\u2060'] } })).toEqual({
      'skills.skills[1]': 'Please write it, or take it out',
    });
    // Each of these letters falls into two when it is written in the one way that is stored.
    expect(await fieldsOf({ basics: { ...basics, headline: '\u0958'.repeat(100) } })).toEqual({
      'basics.headline': 'At most 160 characters',
    });
  });

  test('ids and values that the site does not know are refused in their fields', async () => {
    const unknown = { ...basics, gender_id: 99, city_id: 99_999, sub_category_id: 201 };
    expect(await fieldsOf({ basics: unknown })).toEqual({
      'basics.gender_id': 'Choose a gender of the list',
      'basics.city_id': 'Choose a city of the list',
      'basics.sub_category_id': 'Choose a sub-category of the category',
    });
    expect(Object.keys(await fieldsOf({ basics: { ...basics, category_id: 99 } }))).toContain('basics.category_id');
    expect(Object.keys(await fieldsOf({ basics: { ...basics, category_id: null } }))).toEqual(['basics.sub_category_id']);
    expect(Object.keys(await fieldsOf({ basics: { ...basics, first_name: 'x'.repeat(50), last_name: 'y'.repeat(50) } }))).toEqual([
      'basics.last_name',
    ]);
    expect(await fieldsOf({ credits: { credits: [{ year: 2028, title: 'Not yet', part: '', kind: '' }] } })).toEqual({
      'credits.credits[0].year': 'Not after 2027',
    });
    expect(Object.keys(await fieldsOf({ work: { availability: 'from', available_from: '2031-01-01' } }))).toEqual(['work.available_from']);
  });

  test('SLUG-01 nobody is free from a day in the past; a stored day that passed since holds nothing up', async () => {
    const work = (from: string, rate = 9000) => ({ work: { rate_from: rate, availability: 'from', available_from: from } });
    expect(await fieldsOf(work('2026-11-19'))).toEqual({ 'work.available_from': 'Please choose today or a day to come' });
    const today = new Date(site().clock.now()).toISOString().slice(0, 10);
    ownProfile(await save(browser, work(today)));
    site().clock.pass(2 * 24 * 3600);
    expect(ownProfile(await save(browser, work(today, 9500))).content.work.rate_from).toBe(9500);
  });

  test('SLUG-01 a shoe size of 8.5 stays one, and only shoes have halves', async () => {
    const { shoe, waist } = ATTRIBUTE_IDS;
    ownProfile(await save(browser, { basics }));
    const saved = ownProfile(await save(browser, attributes([shoe, 8.5])));
    expect(saved.content.attributes.attributes).toEqual([{ attribute_id: shoe, value: 8.5 }]);
    expect(await fieldsOf(attributes([waist, 28.5]))).toEqual({ 'attributes.attributes[0].value': 'Please enter a whole number' });
    expect(Object.keys(await fieldsOf(attributes([shoe, 8.25])))).toEqual(['attributes.attributes[0].value']);
  });

  test('details must be those of the category, with values they can have', async () => {
    const { hairLength, waist, photoFollowers } = ATTRIBUTE_IDS;
    expect(Object.keys(await fieldsOf(attributes([hairLength, 'Short'])))).toEqual(['attributes.attributes[0].attribute_id']);
    ownProfile(await save(browser, { basics }));
    const refused = [
      [hairLength, 'Braided'],
      [waist, 4000],
      [waist, 'slim'],
      [photoFollowers, 10],
      [hairLength, 'Short'],
      [9999, 1],
    ] as const;
    expect(Object.keys(await fieldsOf(attributes(...refused)))).toEqual([
      'attributes.attributes[0].value',
      'attributes.attributes[1].value',
      'attributes.attributes[2].attribute_id',
      'attributes.attributes[3].attribute_id',
      'attributes.attributes[4].attribute_id',
      'attributes.attributes[5].attribute_id',
    ]);
    ownProfile(await save(browser, attributes([hairLength, 'Short'], [waist, 28])));
    const moved = ownProfile(await save(browser, { basics: { ...basics, category_id: null, sub_category_id: null } }));
    expect(moved.content.attributes.attributes).toEqual([]);
  });

  test('contact data is refused in every text, in its field', async () => {
    const fields = await fieldsOf({
      basics: { ...basics, headline: 'Call 98765 43210', about: 'Write to ila@example.com' },
      skills: { skills: ['Falconry', 'ila (at) example'], languages: [] },
      credits: { credits: [{ year: 2020, title: 'Ask +91 98765-43210', part: '', kind: '' }] },
    });
    expect(fields).toEqual({
      'basics.headline': CONTACT,
      'basics.about': CONTACT,
      'skills.skills[1]': CONTACT,
      'credits.credits[0].title': CONTACT,
    });
    expect((await read(browser)).revision).toBe(0);
  });

  test('SEC-44 what looks like a script is a text like any other', async () => {
    const title = '<img src=x onerror="window.__x=1"><script>alert(1)</script>';
    const credits = { credits: [{ year: 2020, title, part: '"><svg/onload=alert(1)>', kind: '{{7*7}}' }] };
    expect(ownProfile(await save(browser, { credits })).content.credits).toEqual(credits);
    const { slug } = await publishedTalent(site(), { credits });
    expect((await (await site().browse()).get(`/api/talent-profile/${slug}`)).json().data.credits).toEqual(credits.credits);
  });

  test('API-20 a body above 100 kB is refused, and the fullest profile is below it', async () => {
    const long = (length: number) => 'क'.repeat(length);
    const fullest = {
      basics: { ...basics, headline: long(160), about: long(4000) },
      credits: {
        credits: Array.from({ length: 50 }, (_, at) => ({ year: 2020, title: `${at}${long(118)}`, part: long(80), kind: long(40) })),
      },
      skills: { skills: Array.from({ length: 15 }, (_, at) => `${at}${long(38)}`), languages: [] },
    };
    expect(ownProfile(await save(browser, fullest)).content.credits.credits).toHaveLength(50);
    const response = await browser.post(ENDPOINTS.saveProfile.path, { revision: 1, filler: 'x'.repeat(110_000) });
    expect(response.statusCode).toBe(413);
  });

  test('REL-14 of twenty tabs that save at once one wins each revision; the others are told, and nothing is lost unseen', async () => {
    ownProfile(await save(browser, { basics }));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        browser.post(ENDPOINTS.saveProfile.path, { revision: 1, skills: { skills: [`Skill ${at}`], languages: [] } }),
      ),
    );
    const won = responses.flatMap((response, at) => (response.statusCode === 200 ? [`Skill ${at}`] : []));
    const lost = responses.filter(({ statusCode }) => statusCode !== 200).map((response) => response.json<{ code: string }>().code);
    expect([won.length, new Set(lost)]).toEqual([1, new Set(['REVISION_STALE'])]);
    expect(await read(browser)).toMatchObject({ revision: 2, content: { skills: { skills: won } } });
  });

  test('REL-14 the very first saves at once have one winner, too', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        browser.post(ENDPOINTS.saveProfile.path, { revision: 0, skills: { skills: [`Skill ${at}`], languages: [] } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await read(browser)).revision).toBe(1);
  });

  test('a save whose answer was lost may be sent again', async () => {
    const body = { revision: 0, basics };
    ownProfile(await browser.post(ENDPOINTS.saveProfile.path, body));
    expect(ownProfile(await browser.post(ENDPOINTS.saveProfile.path, body)).revision).toBe(1);
  });

  test('SEC-42 sixty saves in a minute are more than any pause in typing makes; others go on saving', async () => {
    const again = () => browser.post(ENDPOINTS.saveProfile.path, { revision: 1, basics });
    ownProfile(await save(browser, { basics }));
    for (let count = 1; count < 60; count += 1) expect((await again()).statusCode).toBe(200);
    const refused = await again();
    expect([refused.statusCode, refused.json().code, refused.json().retry_after]).toEqual([429, 'TOO_MANY_REQUESTS', 60]);
    ownProfile(await save((await newTalent(site())).browser, { basics }));
    site().clock.pass(61);
    ownProfile(await again());
  });
});
