import { dayInIndia, EMPLOYMENT_NAMES, type Opening, type OpeningText } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import type { DocumentContent } from '../documents/document.mapper';
import { DocumentsService } from '../documents/documents.service';

const KIND = 'opening';

/** An opening with what its page and search engines need. */
export type OpenOpening = { readonly opening: OpeningText; readonly city: string; readonly country: string };

/** Openings at All Talent: documents that staff publish, open until their last day or their withdrawal. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(): Promise<Opening[]> {
    const open = (await this.findOpen()).map(({ opening: { blocks: _blocks, ...opening } }) => opening);
    return open.sort((one, other) => other.posted_on.localeCompare(one.posted_on) || one.slug.localeCompare(other.slug));
  }

  /** Returns an open opening; throws NOT_FOUND for unknown and closed ones. */
  async read(slug: string): Promise<OpenOpening> {
    const found = (await this.findOpen()).find(({ opening }) => opening.slug === slug);
    if (found) return found;
    throw new DomainError('NOT_FOUND', { detail: 'There is no such opening, or it has closed.' });
  }

  async find(slug: string): Promise<Opening | null> {
    return (await this.list()).find((opening) => opening.slug === slug) ?? null;
  }

  private async findOpen(): Promise<OpenOpening[]> {
    const today = dayInIndia(this.clock.now());
    const openings = (await this.documents.readAll(KIND)).flatMap(toOpening);
    return openings.filter(({ opening: { closes_on } }) => closes_on === '' || closes_on >= today);
  }
}

/** Returns an opening as its page shows it; null for a text that is none. */
export function openingOf(text: DocumentContent): OpeningText | null {
  return toOpening(text)[0]?.opening ?? null;
}

function toOpening({ name, title, description, published_on, blocks, opening }: DocumentContent): OpenOpening[] {
  const employment = EMPLOYMENT_NAMES.find((candidate) => candidate === opening?.employment);
  if (!opening || !employment) return [];
  const { place, pay, closes_on, city, country } = opening;
  return [
    {
      opening: { slug: name, title, summary: description, place, employment, pay, posted_on: published_on, closes_on, blocks },
      city,
      country,
    },
  ];
}
