import { type PageContentResponse, type PageName, SCHEMAS, type StoryList } from '@alltalent/shared/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { ContentService } from './content.service';
import { PagesService } from './pages.service';

const KEEP_SECONDS = 30;

@Controller('api/site-content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly pages: PagesService,
  ) {}

  @Get('success-stories')
  @Cacheable(KEEP_SECONDS)
  async stories(): Promise<StoryList> {
    return { status: 200, data: await this.content.stories() };
  }

  @Get('page/:page')
  @Cacheable(KEEP_SECONDS)
  async page(@Param(validated(SCHEMAS.pageContent.input)) { page }: { readonly page: PageName }): Promise<PageContentResponse> {
    return { status: 200, data: await this.pages.read(page) };
  }
}
