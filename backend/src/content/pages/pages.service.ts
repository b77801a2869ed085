import { PAGE_NAMES, PAGE_SCHEMAS, type PageContent, type PageName } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Schema } from 'yup';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { validated } from '../../kernel/http/validated.pipe';
import { PagesRepository } from './pages.repository';

/** Copy of pages, which changes without a release. It is validated when saved, so not again when read. */
@Injectable()
export class PagesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly clock: Clock,
  ) {}

  async read(page: PageName): Promise<PageContent> {
    const row = await this.pages.find(page);
    if (!row) throw new DomainError('NOT_FOUND', { detail: `Nothing is stored for the page ${page}.` });
    return { page, updated_at: new Date(row.updatedAt).toISOString(), blocks: row.blocks } as PageContent;
  }

  /** Saves the copy of a page. Throws NOT_FOUND for unknown pages, VALIDATION_FAILED for blocks that do not fit. */
  async save(page: string, blocks: unknown): Promise<void> {
    const known = requirePage(page);
    await this.pages.save({ page: known, blocks: checkBlocks(known, blocks), isEdited: true, updatedAt: this.clock.now() });
  }

  /** Saves seeded copy, unless staff have edited the page. */
  async seed(page: PageName, blocks: unknown): Promise<void> {
    await this.pages.saveUnlessEdited({ page, blocks: checkBlocks(page, blocks), updatedAt: this.clock.now() });
  }
}

export function requirePage(name: string): PageName {
  const page = PAGE_NAMES.find((candidate) => candidate === name);
  if (page) return page;
  throw new DomainError('NOT_FOUND', { detail: `There is no page called ${name}. There are ${PAGE_NAMES.join(', ')}.` });
}

/** Throws VALIDATION_FAILED with the first message of every invalid or unknown field. */
function checkBlocks(page: PageName, blocks: unknown): object {
  return validated<Schema>(PAGE_SCHEMAS[page], { stripUnknown: false }).transform(blocks, { type: 'custom' }) as object;
}
