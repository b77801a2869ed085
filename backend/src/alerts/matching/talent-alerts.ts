import type { TalentFilter } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { foldText, type IndexedTalent, isFound, WatchedTalentsService } from '../../talents';
import { type AlertItem, AlertSource, type ChangedRows, type StoredFilter } from './alert-source';
import { canonicalJson, hashOfText } from './canonical';
import { talentKeys, talentSearchKey } from './keys';
import { remembered } from './remembered';

const SHOWN_SKILLS = 3;

/** Saved searches of the list of talents. */
@Injectable()
export class TalentAlerts extends AlertSource {
  readonly kind = 'talents';

  constructor(private readonly talents: WatchedTalentsService) {
    super();
  }

  async store(text: string, userId: string): Promise<StoredFilter> {
    const filter = this.talents.parse(text);
    await this.talents.requireAllowed(filter, userId);
    const searched = (await this.talents.compiler())(filter);
    // What the listing would refuse has been refused above.
    if (!searched) throw new DomainError('VALIDATION_FAILED', { fields: { filter: 'There is no such filter' } });
    const { searchtext, location } = filter;
    const same = canonicalJson({ ...filter, searchtext: foldText(searchtext), location: foldText(location) });
    const place = location === '' ? null : foldText(location);
    return { filter: canonicalJson(filter), hash: hashOfText(same), key: talentSearchKey(searched, { place }) };
  }

  describe(filter: string): Promise<string[]> {
    return this.talents.describe(parse(filter));
  }

  async read(ids: readonly number[]): Promise<ChangedRows> {
    const talents = await this.talents.read(ids);
    const places = await this.talents.placeNames([...new Set([...talents.values()].map(({ row }) => row.cityId))]);
    const compile = await this.talents.compiler();
    const filterOf = remembered((text) => compile(parse(text)));
    const formerOf = remembered((text) => JSON.parse(text) as IndexedTalent);
    const meets = (talent: IndexedTalent, text: string) => {
      const filter = filterOf(text);
      return filter !== null && isFound(talent, filter);
    };
    return {
      keysOf: (id) => {
        const talent = talents.get(id);
        return talent ? talentKeys(talent, places.get(talent.row.cityId) ?? []) : null;
      },
      isFound: (id, text) => {
        const talent = talents.get(id);
        return talent !== undefined && meets(talent, text);
      },
      wasFound: (former, text) => meets(formerOf(former), text),
    };
  }

  async items(ids: readonly number[], filter: string, userId: string): Promise<AlertItem[]> {
    if (!(await this.isAllowed(parse(filter), userId))) return [];
    return (await this.talents.find(ids)).map(({ id, slug, name, location, skills, ownerId }) => {
      const lines = [location, skills.slice(0, SHOWN_SKILLS).join(', ')].filter((line) => line !== '');
      return { id, title: name, lines, path: `/${slug}`, ownerId };
    });
  }

  private isAllowed(filter: TalentFilter, userId: string): Promise<boolean> {
    return this.talents.requireAllowed(filter, userId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
  }
}

function parse(text: string): TalentFilter {
  return JSON.parse(text) as TalentFilter;
}
