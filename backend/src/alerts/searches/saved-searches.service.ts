import { type ChangeSavedSearchInput, SAVED_SEARCH_LIMITS, type SavedSearch, type SaveSearchInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { oneLine } from '../../kernel/text/form-text';
import { AlertSources } from '../matching/alert-sources';
import { dueAt } from '../matching/due-at';
import { MatchesRepository } from '../matching/matches.repository';
import type { SavedSearchEntity, SavedSearchRow } from '../schema/saved-search.entity';
import { SavedSearchesRepository } from './saved-searches.repository';

/** Searches that users save, at most 20 each. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly matches: MatchesRepository,
    private readonly sources: AlertSources,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<SavedSearch[]> {
    return Promise.all((await this.searches.findOf(userId)).map((row) => this.toSavedSearch(row)));
  }

  /** Saves a search. The same filter is the same search: its name and frequency become these. */
  async save(userId: string, { kind, filter: text, query, ...choice }: SaveSearchInput): Promise<SavedSearch> {
    const { filter, hash, key } = await this.sources.of(kind).store(text, userId);
    const { frequency } = choice;
    const name = requireName(choice.name);
    const id = await this.searches.change(userId, async () => {
      const same = await this.searches.findSame({ userId, kind, filterHash: hash });
      if (same) {
        await this.searches.update(same.id, { name, query, ...(await this.frequencyOf(same, frequency, key)) });
        return same.id;
      }
      if ((await this.searches.countOf(userId)) >= SAVED_SEARCH_LIMITS.searches) throw full();
      const matchKey = frequency === 'never' ? null : key;
      const createdAt = this.clock.now();
      return this.searches.insert({ userId, kind, name, filter, filterHash: hash, query, frequency, matchKey, dueAt: null, createdAt });
    });
    return this.read(userId, id);
  }

  async change(userId: string, { id, name, frequency }: ChangeSavedSearchInput): Promise<SavedSearch> {
    const before = requireOwn(await this.searches.findOwn(userId, id));
    const stored =
      frequency === undefined || frequency === 'never' ? null : await this.sources.of(before.kind).store(before.filter, userId);
    await this.searches.change(userId, async () => {
      const search = requireOwn(await this.searches.findOwn(userId, id));
      await this.searches.update(id, {
        ...(name === undefined ? {} : { name: requireName(name) }),
        ...(frequency === undefined ? {} : await this.frequencyOf(search, frequency, stored?.key ?? null)),
      });
    });
    return this.read(userId, id);
  }

  async remove(userId: string, id: number): Promise<void> {
    await this.searches.change(userId, async () => {
      requireOwn(await this.searches.findOwn(userId, id));
      await this.searches.delete(id);
    });
  }

  /** Stops the mails of a search; a repeated call changes nothing. */
  async stop(id: number): Promise<void> {
    await this.matches.markTold(id, this.clock.now());
    await this.searches.update(id, { frequency: 'never', matchKey: null, dueAt: null });
  }

  /** Columns of another frequency. What waits is mailed when the new one is due; for `never` it is given up. */
  private async frequencyOf(
    { id }: SavedSearchRow,
    frequency: SavedSearchEntity['frequency'],
    key: string | null,
  ): Promise<Pick<SavedSearchEntity, 'frequency' | 'matchKey' | 'dueAt'>> {
    const now = this.clock.now();
    if (frequency === 'never') await this.matches.markTold(id, now);
    const isWaiting = (await this.matches.countWaiting(id)) > 0;
    return { frequency, matchKey: frequency === 'never' ? null : key, dueAt: isWaiting ? dueAt(frequency, now) : null };
  }

  private async read(userId: string, id: number): Promise<SavedSearch> {
    return this.toSavedSearch(requireOwn(await this.searches.findOwn(userId, id)));
  }

  private async toSavedSearch({ id, kind, name, filter, query, frequency }: SavedSearchRow): Promise<SavedSearch> {
    return { id, kind, name, words: await this.sources.of(kind).describe(filter), path: pathOf({ kind, query }), frequency };
  }
}

/** Path of the list with the filter of a search. */
export function pathOf({ kind, query }: Pick<SavedSearchRow, 'kind' | 'query'>): string {
  return query === '' ? `/${kind}` : `/${kind}?${query}`;
}

function requireName(text: string): string {
  const name = oneLine(text);
  if (name === '') throw new DomainError('VALIDATION_FAILED', { fields: { name: t('alerts.nameMissing') } });
  return name;
}

function requireOwn(search: SavedSearchRow | null): SavedSearchRow {
  if (!search) throw new DomainError('NOT_FOUND', { detail: t('alerts.none') });
  return search;
}

function full(): DomainError {
  return new DomainError('LIST_FULL', { detail: t('alerts.full', { most: SAVED_SEARCH_LIMITS.searches }) });
}
