import {
  LIMITS,
  type SelectedTalents,
  type SelectedTalentsQuery,
  type TalentListing,
  type TalentListingQuery,
} from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { FavouriteIds } from './favourite-ids';
import { type Caller, ListingLimitsService } from './listing-limits.service';
import { LookupsService } from '../lookups/lookups.service';
import { MeasurementFiltersService } from './measurement-filters.service';
import { parseFilterdata } from './parse-filterdata';
import { TALENT_SEARCH, type TalentSearch } from '../search/talent-search';
import { toSearchFilter } from './talents.policy';
import { TalentsService } from './talents.service';

/** Reads pages of the talent list, and selected talents. */
@Injectable()
export class TalentListingService {
  constructor(
    private readonly talents: TalentsService,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
    private readonly limits: ListingLimitsService,
    private readonly favourites: FavouriteIds,
    private readonly measurements: MeasurementFiltersService,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  async list({ filterdata, perPage, currentPage, after }: TalentListingQuery, caller: Caller): Promise<TalentListing> {
    const filter = parseFilterdata(filterdata);
    const page = { sort: filter.sortby, number: currentPage, size: Math.min(perPage, LIMITS.talentsPerPageMax), after };
    const lookups = await this.lookups.read();
    const searched = toSearchFilter(filter, lookups, new Date(this.clock.now()));
    await this.measurements.require(filter.filterAttribute, lookups, caller.userId);
    const { ids, total, cards } = await this.search.search(searched, page, this.limits.consume(caller));
    const [data, favourites] = await Promise.all([this.talents.cards(ids, cards), this.favouritesOf(caller)]);
    return { status: 200, data, fav_user_ids: [...favourites], totalCount: total };
  }

  async selected({ talentIds }: SelectedTalentsQuery, caller: Caller): Promise<SelectedTalents> {
    await this.limits.consume(caller);
    const ids = parseIds(talentIds);
    const [data, favourites] = await Promise.all([this.talents.cards(ids), this.favouritesOf(caller)]);
    return { status: 200, data, fav_user_ids: [...favourites] };
  }

  private favouritesOf({ userId }: Caller): Promise<readonly number[]> {
    return userId === null ? Promise.resolve([]) : this.favourites.idsOf(userId);
  }
}

/** Parses ids separated by commas; repeated ones are dropped. Throws VALIDATION_FAILED for too many. */
function parseIds(talentIds: string): number[] {
  const ids = [...new Set(talentIds.split(',').map(Number))];
  if (ids.length <= LIMITS.selectedProfiles) return ids;
  const message = `At most ${LIMITS.selectedProfiles} profiles can be selected`;
  throw new DomainError('VALIDATION_FAILED', { fields: { talentIds: message } });
}
