import { PAGE_SCHEMAS, type PageContent, type PageName, wordsName } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Schema } from 'yup';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { validated } from '../../kernel/http/validated.pipe';
import { DocumentsRepository, type NewVersion } from '../documents/documents.repository';
import { wordsTitle } from '../texts/text-pages';
import { requireWords } from './require-words';

const KIND = 'words';

/** Copy of pages, which changes without a release. It is validated when saved, so not again when read. */
@Injectable()
export class PagesService {
  constructor(
    private readonly texts: DocumentsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the copy that visitors of a wording get now; for one that the page does not have, the copy that it has for everybody.
   * Throws NOT_FOUND while nothing is stored.
   */
  async read(page: PageName, wording = ''): Promise<PageContent> {
    const row = (wording !== '' && (await this.find(wordsName(page, wording)))) || (await this.find(page));
    if (!row) throw new DomainError('NOT_FOUND', { detail: `Nothing is stored for the page ${page}.` });
    const updatedAt = new Date(row.effectiveAt ?? 0).toISOString();
    return { page, updated_at: updatedAt, blocks: JSON.parse(row.source) as object } as PageContent;
  }

  /**
   * Publishes the copy of a page, or of a wording of it, at once; `actor` is an account's id or a system account. Throws NOT_FOUND for
   * unknown pages, VALIDATION_FAILED for blocks that do not fit.
   */
  async save(name: string, blocks: unknown, actor: string): Promise<void> {
    const source = JSON.stringify(checkBlocks(requireWords(name).page, blocks));
    await this.transactions.run(async () => {
      const version = await this.texts.insert(this.versionOf(name, source, { author: actor, publishedBy: actor }));
      await actingAs(actor, () => this.audit.record('publish-document', `${KIND}/${name}`, `version ${version}`));
    });
  }

  /** Stores seeded copy, unless staff have edited the page or it is the same. */
  async seed(page: PageName, blocks: unknown): Promise<void> {
    const source = JSON.stringify(checkBlocks(page, blocks));
    const [published] = await this.texts.findPublished({ kind: KIND, name: page });
    const newest = published && (await this.texts.findVersion({ kind: KIND, name: page }, published.version));
    if (newest && (!newest.isSeeded || newest.source === source)) return;
    await this.texts.insert({ ...this.versionOf(page, source, { author: 'All Talent', publishedBy: '' }), isSeeded: true });
  }

  private find(name: string) {
    return this.texts.findInForce({ kind: KIND, name }, this.clock.now());
  }

  private versionOf(name: string, source: string, by: Pick<NewVersion, 'author' | 'publishedBy'>): NewVersion {
    const now = this.clock.now();
    const texts = { title: wordsTitle(name), source, summary: '', reason: '' };
    return { kind: KIND, name, ...texts, ...by, isSeeded: false, savedAt: now, effectiveAt: now };
  }
}

/** Throws VALIDATION_FAILED with the first message of every invalid or unknown field. */
function checkBlocks(page: PageName, blocks: unknown): object {
  return validated<Schema>(PAGE_SCHEMAS[page], { stripUnknown: false }).transform(blocks, { type: 'custom' }) as object;
}
