import { type HeadedPage, type PageHeadResponse, SCHEMAS } from '@alltalent/shared/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Cacheable } from '../../caching/cacheable.interceptor';
import { ExpiringCache } from '../../caching/expiring-cache';
import { Clock } from '../../platform/clock/clock';
import { validated } from '../../platform/http/validated.pipe';
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
