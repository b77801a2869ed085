import { formatDay, type JobsQuery } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { type IndexedJob, isJobFound, WatchedJobsService } from '../../jobs';
import { foldText, LookupsService, WatchedTalentsService } from '../../talents';
import { type AlertItem, AlertSource, type ChangedRows, type StoredFilter } from './alert-source';
import { canonicalJson, hashOfText } from './canonical';
import { jobKeys, jobSearchKey } from './keys';
import { remembered } from './remembered';

/** Saved searches of the list of jobs. */
@Injectable()
export class JobAlerts extends AlertSource {
  readonly kind = 'jobs';

  constructor(
    private readonly jobs: WatchedJobsService,
    private readonly talents: WatchedTalentsService,
    private readonly lookups: LookupsService,
  ) {
    super();
  }

  async store(text: string): Promise<StoredFilter> {
    const query = this.jobs.parse(parseObject(text));
    const { q = '', location = '' } = query;
    const searched = (await this.jobs.compiler())(query);
    const same = canonicalJson({ ...query, q: foldText(q), location: foldText(location) });
    const place = location === '' ? null : foldText(location);
    return { filter: canonicalJson(query), hash: hashOfText(same), key: jobSearchKey(searched, { place }) };
  }

  describe(filter: string): Promise<string[]> {
    return this.jobs.describe(JSON.parse(filter) as JobsQuery);
  }

  async read(ids: readonly number[]): Promise<ChangedRows> {
    const jobs = await this.jobs.read(ids);
    const cityIds = [...jobs.values()].flatMap(({ cityId }) => (cityId === null ? [] : [cityId]));
    const places = await this.talents.placeNames([...new Set(cityIds)]);
    const genderIds = (await this.lookups.read()).all.genders.map(({ id }) => id);
    const compile = await this.jobs.compiler();
    const filterOf = remembered((text) => compile(JSON.parse(text) as JobsQuery));
    const formerOf = remembered((text) => JSON.parse(text) as IndexedJob);
    return {
      keysOf: (id) => {
        const job = jobs.get(id);
        return job ? jobKeys(job, places.get(job.cityId ?? 0) ?? [], genderIds) : null;
      },
      isFound: (id, text) => {
        const job = jobs.get(id);
        return job !== undefined && isJobFound(job, filterOf(text));
      },
      wasFound: (former, text) => isJobFound(formerOf(former), filterOf(text)),
    };
  }

  async items(ids: readonly number[]): Promise<AlertItem[]> {
    return (await this.jobs.find(ids)).map(({ id, slug, title, location, pay, closesOn, ownerId }) => {
      const closes = t('alerts.mail.closes', { day: formatDay(closesOn) });
      return { id, title, lines: [[location, pay].filter((part) => part !== '').join(', '), closes], path: `/jobs/${id}-${slug}`, ownerId };
    });
  }
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DomainError('VALIDATION_FAILED', { fields: { filter: 'Must be a JSON object.' } });
  }
}
