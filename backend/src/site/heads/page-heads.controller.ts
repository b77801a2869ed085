import type { HeadedPage, PageHeadResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { PageHeadsService } from './page-heads.service';

const KEEP_SECONDS = 30;

@Controller()
export class PageHeadsController {
  private readonly kept: ExpiringCache<PageHeadResponse>;

  constructor(
    private readonly heads: PageHeadsService,
    clock: Clock,
  ) {
    this.kept = new ExpiringCache({ seconds: KEEP_SECONDS, maxEntries: 16, now: () => clock.now() });
  }

  /** Asked for with every visit of the page, so it is made twice a minute at most. */
  @Handles('pageHead')
  @Cacheable(KEEP_SECONDS)
  head(@Input() { page }: { readonly page: HeadedPage }): Promise<PageHeadResponse> {
    return this.kept.get(page, async () => ({ status: 200, data: await this.heads.read(page) }));
  }
}
