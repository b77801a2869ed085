import type { Article, Faq, Job, Story } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type DocumentContent, DocumentsService } from '../documents';
import { JobsService } from '../jobs';
import { TalentsService } from '../talents';
import { ContentRepository } from './content.repository';

const OPEN_JOBS_MAX = 200;

@Injectable()
export class ContentService {
  constructor(
    private readonly content: ContentRepository,
    private readonly talents: TalentsService,
    private readonly jobs: JobsService,
    private readonly documents: DocumentsService,
  ) {}

  async faqs(): Promise<Faq[]> {
    return (await this.content.faqs()).map(({ id, topic, question, answer }) => ({ id, topic, question, answer }));
  }

  /** A story goes out of sight together with the profile it belongs to. */
  async stories(): Promise<Story[]> {
    const rows = await this.content.stories();
    const cards = await this.talents.visibleCards(rows.map((row) => row.talentId));
    const byId = new Map(cards.map((card) => [card.id, card]));
    return rows.flatMap(({ id, talentId, role, quote }) => {
      const card = byId.get(talentId);
      return card ? [{ id, name: card.display_name, role, quote, profile_image: card.profile_image, slug: card.slug }] : [];
    });
  }

  /** The newest first; two of one day by their address. */
  async articles(): Promise<Article[]> {
    const articles = (await this.documents.readAll('article')).map(toArticle);
    return articles.sort((a, b) => b.published_on.localeCompare(a.published_on) || a.slug.localeCompare(b.slug));
  }

  openJobs(): Promise<Job[]> {
    return this.jobs.openJobs(OPEN_JOBS_MAX);
  }
}

function toArticle({ name, title, description, author, published_on, reading_minutes, tags }: DocumentContent): Article {
  return { slug: name, title, summary: description, author, published_on, reading_minutes, tags };
}
