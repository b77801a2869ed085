import { type DocumentBlock, EMPLOYMENTS, formatDay, type Opening, type PageMetadata } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { breadcrumbs, organization } from '../../kernel/seo/structured-data';
import { DocumentsService } from '../documents/documents.service';
import { type OpenOpening, OpeningsService } from './openings.service';

/** SEO metadata of /career and of each opening. */
@Injectable()
export class CareerMetadataService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly openings: OpeningsService,
    private readonly config: AppConfig,
  ) {}

  async read(): Promise<PageMetadata> {
    const { title, page_title, description, lede, in_short, blocks } = await this.documents.read({ kind: 'page', name: 'career' });
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [breadcrumbs(this.config.publicUrl, [{ name: 'Career', path: '/career' }])],
      noindex: false,
      main: { title, lede, in_short, blocks: [...openingsText(await this.openings.list()), ...blocks] },
    };
  }

  async readOpening(slug: string): Promise<PageMetadata> {
    const found = await this.openings.read(slug);
    const { title, summary, blocks } = found.opening;
    const crumbs = [
      { name: 'Career', path: '/career' },
      { name: title, path: `/career/${slug}` },
    ];
    return {
      title: `${title} | Career at All Talent`,
      description: summary,
      picture: null,
      json_ld: [breadcrumbs(this.config.publicUrl, crumbs), ...this.posting(found)],
      noindex: false,
      main: { title, lede: summary, in_short: factsOf(found.opening), blocks: [...blocks] },
    };
  }

  /** Returns a JobPosting if city and country are known; search engines ignore or penalise one without a place. */
  private posting({ opening, city, country }: OpenOpening): Record<string, unknown>[] {
    if (city === '' || country === '') return [];
    const { title, summary, employment, posted_on, closes_on } = opening;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title,
        description: summary,
        datePosted: posted_on,
        ...(closes_on === '' ? {} : { validThrough: `${closes_on}T23:59:59+05:30` }),
        employmentType: EMPLOYMENTS[employment],
        hiringOrganization: organization(this.config.publicUrl),
        jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country } },
        directApply: true,
      },
    ];
  }
}

function factsOf({ place, employment, pay, closes_on }: Opening): string[] {
  return [`Where: ${place}`, `How: ${employment}`, `Pay: ${pay}`, ...(closes_on === '' ? [] : [`Open until ${formatDay(closes_on)}`])];
}

function openingsText(openings: readonly Opening[]): DocumentBlock[] {
  const heading: DocumentBlock = { kind: 'heading', level: 2, id: 'openings', text: 'Openings' };
  if (openings.length === 0) return [heading, { kind: 'paragraph', spans: [{ text: 'No openings right now.' }] }];
  const items = openings.map((opening) => [
    { text: opening.title, to: `/career/${opening.slug}` },
    { text: `: ${opening.summary} ${factsOf(opening).join('. ')}.` },
  ]);
  return [heading, { kind: 'list', isOrdered: false, items }];
}
