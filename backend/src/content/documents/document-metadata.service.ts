import {
  ARTICLE_FEED,
  type DocumentKind,
  isUploadedName,
  type PageMetadata,
  PICTURE_SHAPES,
  READING_LISTS,
  type SiteDocument,
} from '@alltalent/shared/contracts';
import { pictureAddress } from '../pictures/picture-address';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { countWords } from './document.mapper';
import type { DocumentKey } from './documents.repository';
import { DocumentsService } from './documents.service';
import { bylineOf, paragraph } from '../../kernel/seo/sent-blocks';
import { breadcrumbs, type Crumb, organization } from '../../kernel/seo/structured-data';

/** Path prefix of each kind of document, and the list page above it. */
const PLACES: Readonly<Record<DocumentKind, { readonly prefix: string; readonly above?: Crumb }>> = {
  page: { prefix: '/' },
  article: { prefix: '/article/', above: { name: 'Articles', path: '/article' } },
  faq: { prefix: '/faqs#', above: { name: 'Questions and answers', path: '/faqs' } },
  story: { prefix: '/success#' },
  opening: { prefix: '/career/', above: { name: 'Career', path: '/career' } },
};

/** Pages with a design of their own: their readable text is shown only without scripts. */
const DESIGNED = ['about-us'];

/** The RSS feed of articles, as pages announce it to feed readers. */
export const FEED = { title: READING_LISTS.articles.feed_title, address: ARTICLE_FEED };

/** SEO metadata of a document's page, with its text for search engines and visitors without JavaScript. */
@Injectable()
export class DocumentMetadataService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  async read(key: DocumentKey): Promise<PageMetadata> {
    const text = await this.documents.read(key);
    const { title, page_title, description, lede, in_short, blocks } = text;
    const isArticle = text.kind === 'article';
    return {
      title: page_title,
      description,
      picture: text.picture ? this.preview(text.picture.name) : null,
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

  /** Returns the picture that a shared link shows. An uploaded one is cropped to 16:9; of the site's own no JPEG is made. */
  private preview(name: string): PageMetadata['picture'] {
    if (!isUploadedName(name)) return null;
    const address = pictureAddress(this.config, name).replace(/-640\.webp$/u, '-1280.jpg');
    return { address, width: 1280, height: Math.round(1280 / PICTURE_SHAPES.wide) };
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
