import type { ArticleList, PageMetadataResponse } from '@alltalent/shared/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { ArticlesService } from './articles.service';

/** Seconds a response may be reused unchecked: 0, since published texts show with the next page load. */
const REVALIDATE = 0;
const FEED_CACHE_SECONDS = 300;

@Controller()
export class ArticlesController {
  constructor(private readonly articles: ArticlesService) {}

  @Handles('articles')
  @Cacheable(REVALIDATE)
  async list(): Promise<ArticleList> {
    return { status: 200, data: await this.articles.list() };
  }

  @Handles('articlesMetadata')
  @Cacheable(REVALIDATE)
  async metadata(): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.articles.metadata() };
  }

  @Get('article/rss.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Cacheable(FEED_CACHE_SECONDS)
  feed(): Promise<string> {
    return this.articles.feed();
  }
}
