import type { AlertStateResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { SavedSearchesRepository } from '../searches/saved-searches.repository';
import { SavedSearchesService } from '../searches/saved-searches.service';
import { AlertTokens } from './alert-tokens';

/** Stops the mails of one search for anybody who has its link, logged in or not. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly tokens: AlertTokens,
    private readonly searches: SavedSearchesRepository,
    private readonly saved: SavedSearchesService,
  ) {}

  async read(token: string): Promise<AlertStateResponse['data']> {
    const id = this.tokens.read(token);
    const search = id === null ? null : await this.searches.find(id);
    if (!search) throw notFound();
    return { name: search.name, is_mailed: search.frequency !== 'never' };
  }

  /** Stops the mails; of a search that is gone there are none to stop. */
  async stop(token: string): Promise<void> {
    const id = this.tokens.read(token);
    if (id === null) throw notFound();
    await this.saved.stop(id);
  }
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('alerts.noLink') });
}
