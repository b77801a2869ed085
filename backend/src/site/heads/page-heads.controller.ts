import { type HeadedPage, type PageHeadResponse, SCHEMAS } from '@alltalent/shared/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { validated } from '../../kernel/http/validated.pipe';
import { PageHeadsService } from './page-heads.service';

const KEEP_SECONDS = 30;

@Controller('api/site-content/heads')
export class PageHeadsController {
  private readonly kept: ExpiringCache<PageHeadResponse>;

  constructor(
    private readonly heads: PageHeadsService,
    clock: Clock,
  ) {
    this.kept = new ExpiringCache({ seconds: KEEP_SECONDS, maxEntries: 16, now: () => clock.now() });
  }

  /** Asked for with every visit of the page, so it is made twice a minute at most. */
  @Get(':page')
  @Cacheable(KEEP_SECONDS)
  head(@Param(validated(SCHEMAS.pageHead.input)) { page }: { readonly page: HeadedPage }): Promise<PageHeadResponse> {
    return this.kept.get(page, async () => ({ status: 200, data: await this.heads.read(page) }));
  }
}
