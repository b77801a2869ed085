import type { ArticleList, PageHeadResponse } from '@alltalent/shared/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ArticlesService } from './articles.service';

/** What staff publish shows with the next page load: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;
const FEED_KEPT_SECONDS = 300;

@Controller()
export class ArticlesController {
  constructor(private readonly articles: ArticlesService) {}

  @Handles('articles')
  @Cacheable(ALWAYS_ASK)
  async list(): Promise<ArticleList> {
    return { status: 200, data: await this.articles.list() };
  }

  @Handles('articlesHead')
  @Cacheable(ALWAYS_ASK)
  async head(): Promise<PageHeadResponse> {
    return { status: 200, data: await this.articles.head() };
  }

  @Get('article/rss.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Cacheable(FEED_KEPT_SECONDS)
  feed(): Promise<string> {
    return this.articles.feed();
  }
}
