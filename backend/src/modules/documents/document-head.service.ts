import type { DocumentKind, PageHead, SiteDocument } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { countWords } from './document.mapper';
import type { DocumentKey } from './documents.repository';
import { DocumentsService } from './documents.service';

type Crumb = { readonly name: string; readonly path: string };

/** Where the texts of a kind lie below the site's root, and the list above them. */
const PLACES: Readonly<Record<DocumentKind, { readonly prefix: string; readonly above?: Crumb }>> = {
  page: { prefix: '/' },
  article: { prefix: '/article/', above: { name: 'Articles', path: '/article' } },
  faq: { prefix: '/faqs#', above: { name: 'Questions and answers', path: '/faqs' } },
};

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
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [
        this.breadcrumbs(text),
        ...(text.kind === 'article' ? [this.article(text)] : []),
        ...(text.name === 'about-us' ? [this.organization()] : []),
      ],
      noindex: false,
      main: { title, lede, in_short, blocks },
    };
  }

  private breadcrumbs({ kind, name, title }: SiteDocument): Record<string, unknown> {
    const { prefix, above } = PLACES[kind];
    const crumbs: Crumb[] = [{ name: 'All Talent', path: '/' }, ...(above ? [above] : []), { name: title, path: `${prefix}${name}` }];
    return {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: `${this.config.publicUrl}${crumb.path}`,
      })),
    };
  }

  private article({ name, title, description, author, published_on, effective_on, blocks }: SiteDocument): Record<string, unknown> {
    return {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      author: { '@type': 'Person', name: author },
      datePublished: published_on,
      dateModified: effective_on,
      wordCount: countWords(blocks),
      mainEntityOfPage: `${this.config.publicUrl}/article/${name}`,
      publisher: this.organization(),
    };
  }

  private organization(): Record<string, unknown> {
    return { '@context': 'https://schema.org', '@type': 'Organization', name: 'All Talent', url: this.config.publicUrl };
  }
}
