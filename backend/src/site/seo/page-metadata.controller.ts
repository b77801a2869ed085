import type { HeadedPage, PageMetadataResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { PageMetadataService } from './page-metadata.service';

const CACHE_SECONDS = 30;

@Controller()
export class PageMetadataController {
  private readonly cache: ExpiringCache<PageMetadataResponse>;

  constructor(
    private readonly metadata: PageMetadataService,
    clock: Clock,
  ) {
    this.cache = new ExpiringCache({ seconds: CACHE_SECONDS, maxEntries: 16, now: () => clock.now() });
  }

  /** Returns the metadata of a page, cached for 30 seconds since every visit needs it. */
  @Handles('pageMetadata')
  @Cacheable(CACHE_SECONDS)
  getMetadata(@Input() { page }: { readonly page: HeadedPage }): Promise<PageMetadataResponse> {
    return this.cache.get(page, async () => ({ status: 200, data: await this.metadata.read(page) }));
  }
}
