import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { OwnProfilesService } from './own-profiles.service';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from '../schema/talent.entity';
import { TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { TalentsRepository } from '../listing/talents.repository';
import { makeTalent, saveTestLookups } from '../../../test/support/talents/talent.factory';

const ADULTS = '2008-01-01';

describeOnEngines('the own profile', (engine) => {
  const writer = () => new TalentWriterRepository(engine.dataSource());
  const profiles = () => new OwnProfilesService(writer(), { now: () => Date.UTC(2026, 10, 20) });
  const talents = () => new TalentsRepository(engine.dataSource());
  const counters = async () => Object.fromEntries(await talents().readCounters());
  const countOf = (entity: typeof TalentTokenEntity | typeof TalentAttributeEntity | typeof TalentCreditEntity, talentId: number) =>
    engine.dataSource().getRepository(entity).countBy({ talentId });

  const full = makeTalent(1, {
    name: 'Asha Rao',
    about: 'Born in Mysuru.',
    isPremium: true,
    featuredPosition: 1,
    attributes: [{ attributeId: 1, value: 1 }],
    credits: [{ year: 2024, title: 'Monsoon Letters', part: 'Lead', kind: 'Film' }],
  });

  beforeAll(() => saveTestLookups(engine.dataSource()));
  beforeEach(() => writer().saveTalents([full, makeTalent(2)]));

  test('a withdrawn profile is neither listed nor counted nor found, and keeps what it says', async () => {
    expect(await counters()).toEqual({ listed: 2, 'category:1': 2 });
    expect(await profiles().withdraw(full.slug)).toBe(true);
    expect(await talents().findShownBySlug(full.slug, ADULTS)).toBeNull();
    expect(await talents().findFeatured(10, ADULTS)).toEqual([]);
    expect(await engine.dataSource().getRepository(TalentSearchEntity).countBy({ id: 1 })).toBe(0);
    expect(await countOf(TalentTokenEntity, 1)).toBe(0);
    expect(await counters()).toEqual({ listed: 1, 'category:1': 1 });
    expect(await profiles().find(full.slug)).toEqual({ ...full, status: 3, featuredPosition: null });
  });

  test('withdrawing twice counts once', async () => {
    await profiles().withdraw(full.slug);
    await Promise.all([profiles().withdraw(full.slug), profiles().withdraw(full.slug)]);
    expect(await counters()).toEqual({ listed: 1, 'category:1': 1 });
  });

  test('ROLE-02 a suspended profile is off the site until it is resumed, and then as it was', async () => {
    await profiles().suspend(full.slug);
    expect(await talents().findShownBySlug(full.slug, ADULTS)).toBeNull();
    expect(await counters()).toEqual({ listed: 1, 'category:1': 1 });
    await profiles().resume(full.slug);
    expect(await profiles().find(full.slug)).toEqual(full);
    expect(await counters()).toEqual({ listed: 2, 'category:1': 2 });
    expect(await countOf(TalentTokenEntity, 1)).toBeGreaterThan(0);
  });

  test('ROLE-02 resuming brings back nothing that its owner hid, or that was withdrawn meanwhile', async () => {
    const hidden = makeTalent(3, { status: TALENT_STATUS.hidden });
    await writer().saveTalents([hidden]);
    await profiles().suspend(hidden.slug);
    await profiles().resume(hidden.slug);
    expect(await profiles().find(hidden.slug)).toMatchObject({ status: TALENT_STATUS.hidden });
    await profiles().withdraw(hidden.slug);

    await profiles().suspend(full.slug);
    await profiles().withdraw(full.slug);
    await profiles().resume(full.slug);
    expect(await talents().findShownBySlug(full.slug, ADULTS)).toBeNull();
  });

  test('SEC-68 an erased profile leaves a number and nothing about the person', async () => {
    expect(await profiles().erase(full.slug)).toBe(true);
    const row = await engine.dataSource().getRepository(TalentEntity).findOneByOrFail({ id: 1 });
    expect(JSON.stringify(row)).not.toMatch(/asha|rao|mysuru|1998|combat|talent-1/iu);
    expect(await countOf(TalentAttributeEntity, 1)).toBe(0);
    expect(await countOf(TalentCreditEntity, 1)).toBe(0);
    expect(await profiles().find(full.slug)).toBeNull();
    expect(await counters()).toEqual({ listed: 1, 'category:1': 1 });
  });

  test('nothing happens where there is no profile', async () => {
    expect(await profiles().withdraw('nobody')).toBe(false);
    expect(await profiles().erase('nobody')).toBe(false);
    expect(await profiles().find('nobody')).toBeNull();
  });
});
