import type { Article, Faq, Job, Story } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/domain-error';
import { JobsService } from '../jobs';
import { TalentsService } from '../talents';
import type { ArticleEntity } from './content.entities';
import { ContentRepository } from './content.repository';

const OPEN_JOBS_MAX = 200;
const WORDS_PER_MINUTE = 220;

@Injectable()
export class ContentService {
  constructor(
    private readonly content: ContentRepository,
    private readonly talents: TalentsService,
    private readonly jobs: JobsService,
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

  async articles(): Promise<Article[]> {
    return (await this.content.articles()).map(toArticle);
  }

  async article(slug: string): Promise<Article> {
    const row = await this.content.article(slug);
    if (!row) throw new DomainError('NOT_FOUND', { detail: 'There is no such article.' });
    return toArticle(row);
  }

  openJobs(): Promise<Job[]> {
    return this.jobs.openJobs(OPEN_JOBS_MAX);
  }
}

function toArticle({ slug, title, summary, author, publishedOn, tags, body }: ArticleEntity): Article {
  const words = body.join(' ').split(/\s+/u).length;
  return {
    slug,
    title,
    summary,
    author,
    published_on: publishedOn,
    reading_minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    tags,
    body,
  };
}
