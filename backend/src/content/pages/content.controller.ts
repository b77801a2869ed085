import type { PageContentResponse, PageName, StoryList } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ContentService } from './content.service';
import { PagesService } from './pages.service';

const CACHE_SECONDS = 30;
/** Seconds a page's words may be reused unchecked: 0, since new ones show at once. */
const REVALIDATE = 0;

@Controller()
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly pages: PagesService,
  ) {}

  @Handles('stories')
  @Cacheable(CACHE_SECONDS)
  async stories(): Promise<StoryList> {
    return { status: 200, data: await this.content.stories() };
  }

  @Handles('pageContent')
  @Cacheable(REVALIDATE)
  async page(@Input() { page }: { readonly page: PageName }): Promise<PageContentResponse> {
    return { status: 200, data: await this.pages.read(page) };
  }
}
