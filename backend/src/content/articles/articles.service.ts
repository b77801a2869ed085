import { type Article, ARTICLE_FEED, type DocumentBlock, type PageMetadata, READING_LISTS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { breadcrumbs, organization } from '../../kernel/seo/structured-data';
import { bylineOf, paragraph } from '../../kernel/seo/sent-blocks';
import type { DatedContent } from '../documents/document-reader';
import { DocumentsService } from '../documents/documents.service';
import { FEED } from '../documents/document-metadata.service';
import { renderFeed } from './article-feed';

const { title, page_title, description, lede } = READING_LISTS.articles;

/** Articles as a list, as metadata of the list's page, and as an RSS feed. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  /** Returns articles, the newest first; those of one day by slug. */
  async list(): Promise<Article[]> {
    return (await this.documents.readAll('article')).map(toArticle).sort(newestFirst);
  }

  async metadata(): Promise<PageMetadata> {
    const articles = await this.list();
    const { publicUrl } = this.config;
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [breadcrumbs(publicUrl, [{ name: 'Articles', path: '/article' }]), blog(publicUrl, articles), itemList(publicUrl, articles)],
      noindex: false,
      main: { title, lede, in_short: [], blocks: articles.flatMap(toBlocks) },
      feed: FEED,
    };
  }

  async feed(): Promise<string> {
    const { publicUrl } = this.config;
    const { feed_title } = READING_LISTS.articles;
    const channel = { title: feed_title, description, page: `${publicUrl}/article`, feed: `${publicUrl}${ARTICLE_FEED}` };
    return renderFeed(channel, await this.list());
  }
}

function toArticle({ name, title: heading, description: summary, author, published_on, reading_minutes, tags }: DatedContent): Article {
  return { slug: name, title: heading, summary, author, published_on, reading_minutes, tags };
}

function newestFirst(a: Article, b: Article): number {
  return b.published_on.localeCompare(a.published_on) || a.slug.localeCompare(b.slug);
}

function toBlocks({ slug, title: heading, summary, ...rest }: Article): DocumentBlock[] {
  return [
    { kind: 'heading', level: 2, id: slug, text: heading },
    paragraph(summary),
    {
      kind: 'paragraph',
      spans: [{ text: `Read “${heading}”`, to: `/article/${slug}` }, { text: ` (${bylineOf(rest)})` }],
    },
  ];
}

function blog(publicUrl: string, articles: readonly Article[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: title,
    description,
    url: `${publicUrl}/article`,
    inLanguage: 'en',
    publisher: organization(publicUrl),
    blogPost: articles.map(({ slug, title: headline, summary, author, published_on, tags }) => ({
      '@type': 'BlogPosting',
      headline,
      description: summary,
      url: `${publicUrl}/article/${slug}`,
      datePublished: published_on,
      author: { '@type': 'Person', name: author },
      keywords: tags.join(', '),
    })),
  };
}

function itemList(publicUrl: string, articles: readonly Article[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${publicUrl}/article/${slug}`,
    })),
  };
}
