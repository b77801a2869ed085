import { ARTICLE_FEED, type DocumentKind, type PageHead, READING_LISTS, type SiteDocument } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { countWords } from './document.mapper';
import type { DocumentKey } from './documents.repository';
import { DocumentsService } from './documents.service';
import { bylineOf, paragraph } from '../../kernel/seo/sent-blocks';
import { breadcrumbs, type Crumb, organization } from '../../kernel/seo/structured-data';

/** Where the texts of a kind lie below the site's root, and the list above them. */
const PLACES: Readonly<Record<DocumentKind, { readonly prefix: string; readonly above?: Crumb }>> = {
  page: { prefix: '/' },
  article: { prefix: '/article/', above: { name: 'Articles', path: '/article' } },
  faq: { prefix: '/faqs#', above: { name: 'Questions and answers', path: '/faqs' } },
  opening: { prefix: '/career/', above: { name: 'Career', path: '/career' } },
};

/** Pages that look so different from their text that nobody is shown it meanwhile. */
const DESIGNED = ['about-us'];

/** What is new among the articles, as feed readers find it. */
export const FEED = { title: READING_LISTS.articles.feed_title, address: ARTICLE_FEED };

/** What the document of a text's page says about it, for search engines and whoever comes without JavaScript. */
@Injectable()
export class DocumentHeadService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  async read(key: DocumentKey): Promise<PageHead> {
    const text = await this.documents.read(key);
    const { title, page_title, description, lede, in_short, blocks } = text;
    const isArticle = text.kind === 'article';
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [
        this.breadcrumbs(text),
        ...(isArticle ? [this.article(text)] : []),
        ...(text.name === 'about-us' ? [organization(this.config.publicUrl)] : []),
      ],
      noindex: false,
      main: isArticle
        ? { title, lede: lede || description, in_short, blocks: [paragraph(bylineOf(text)), ...blocks] }
        : { title, lede, in_short, blocks, ...(DESIGNED.includes(text.name) ? { only_without_scripts: true } : {}) },
      ...(isArticle ? { feed: FEED } : {}),
    };
  }

  private breadcrumbs({ kind, name, title }: SiteDocument): Record<string, unknown> {
    const { prefix, above } = PLACES[kind];
    return breadcrumbs(this.config.publicUrl, [...(above ? [above] : []), { name: title, path: `${prefix}${name}` }]);
  }

  private article({ name, title, description, author, tags, published_on, effective_on, blocks }: SiteDocument): Record<string, unknown> {
    return {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      author: { '@type': 'Person', name: author },
      keywords: tags.join(', '),
      inLanguage: 'en',
      datePublished: published_on,
      dateModified: effective_on > published_on ? effective_on : published_on,
      wordCount: countWords(blocks),
      mainEntityOfPage: `${this.config.publicUrl}/article/${name}`,
      publisher: organization(this.config.publicUrl),
    };
  }
}
