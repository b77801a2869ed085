import { setImmediate as letOthersIn } from 'node:timers/promises';
import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { describeAttribute } from '../profile/profile.mapper';
import { type ProfileViewer, VISITOR } from '../profile/profile-viewer';
import { ProfileAccountsRepository } from '../profile/profile-accounts.repository';
import { TalentsBySlugRepository } from '../profile/talents-by-slug.repository';
import { lastAdultBirthday } from '../schema/birthdays';
import { guardContent, NO_CONTENT } from '../schema/profile-sections';
import type { TalentAttributeValue } from '../schema/talent-record';
import type { TalentEntity } from '../schema/talent.entity';
import { TalentFactsRepository } from './talent-facts.repository';

/** Picture that may be printed: a photo the talent allowed, or the site's own drawing. */
export type PrintablePicture = { readonly kind: 'photo'; readonly name: string } | { readonly kind: 'drawing'; readonly slug: string };
/** What a file may say of a talent: nothing that the profile's page does not show to this viewer. */
export type TalentFacts = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  /** Playing age as '25–35'; '' where the talent named none. */
  readonly ages: string;
  readonly height: string;
  readonly languages: readonly string[];
  /** Null where the talent did not allow prints. */
  readonly picture: PrintablePicture | null;
};

const HEIGHT = 'Height';
/** Talents of one reading, which takes the processor for some milliseconds. */
const AT_ONCE = 100;

/** Reads what downloads say of talents. Nobody under eighteen, suspended or off the site is among them. */
@Injectable()
export class TalentFactsService {
  constructor(
    private readonly talents: TalentsBySlugRepository,
    private readonly values: TalentFactsRepository,
    private readonly accounts: ProfileAccountsRepository,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** Reads talents who turned to the viewer, such as by an application; private profiles are among them. */
  findMany(ids: readonly number[], viewerId: string): Promise<ReadonlyMap<number, TalentFacts>> {
    return this.read(ids, viewerId, () => true);
  }

  /** Reads talents whom lists name; private profiles are left out. */
  findListed(ids: readonly number[], viewerId: string): Promise<ReadonlyMap<number, TalentFacts>> {
    return this.read(ids, viewerId, ({ status }) => status === TALENT_STATUS.visible);
  }

  /** Reads some at a time, so that other requests are answered in between. */
  private async read(
    ids: readonly number[],
    viewerId: string,
    isMeant: (talent: TalentEntity) => boolean,
  ): Promise<ReadonlyMap<number, TalentFacts>> {
    const wanted = [...new Set(ids)];
    const found = new Map<number, TalentFacts>();
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      await letOthersIn();
      const rows = await this.talents.findByIds(wanted.slice(from, from + AT_ONCE), lastAdultBirthday(new Date(this.clock.now())));
      for (const facts of await this.describe(rows.filter(isMeant), viewerId)) found.set(facts.id, facts);
    }
    return found;
  }

  private async describe(rows: readonly TalentEntity[], viewerId: string): Promise<readonly TalentFacts[]> {
    const lookups = await this.lookups.read();
    const heightId = lookups.all.attributes.find(({ label }) => label === HEIGHT)?.id ?? 0;
    const ids = rows.map(({ id }) => id);
    const [heights, isVerifiedClient] = await Promise.all([
      this.values.findValues(ids, heightId),
      this.accounts.isVerifiedClient(viewerId),
    ]);
    const viewer = { ...VISITOR, isSignedIn: true, isVerifiedClient };
    const heightOf = ({ id, published }: TalentEntity) =>
      published?.keptAttributes?.filter(({ attributeId }) => attributeId === heightId) ?? heights.get(id) ?? [];
    return rows.map((row) => toFacts(row, heightOf(row), { lookups, viewer }));
  }
}

function toFacts(
  talent: TalentEntity,
  height: readonly TalentAttributeValue[],
  { lookups, viewer }: { readonly lookups: LookupIndex; readonly viewer: ProfileViewer },
): TalentFacts {
  const describe = (isPublic: boolean) => height.flatMap((value) => describeAttribute(value, lookups, isPublic));
  const whole = { ...NO_CONTENT, languages: talent.languages, attributes: describe(true), measurements: describe(false) };
  const { languages, attributes } = guardContent(whole, talent.published?.audiences, viewer);
  const ages = talent.published?.playingAge;
  return {
    id: talent.id,
    slug: talent.slug,
    name: talent.name,
    city: lookups.cityName(talent.cityId),
    ages: ages ? `${ages.min}–${ages.max}` : '',
    height: attributes[0]?.value ?? '',
    languages,
    picture: printableOf(talent),
  };
}

function printableOf({ slug, status, published }: TalentEntity): PrintablePicture | null {
  const photo = published?.photos[0];
  if (photo) return published?.allowsPrints === true ? { kind: 'photo', name: photo.name } : null;
  return status === TALENT_STATUS.visible ? { kind: 'drawing', slug } : null;
}
