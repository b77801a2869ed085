import type { AnswerVotes } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DocumentsService } from '../documents/documents.service';
import { FaqVotesRepository } from './faq-votes.repository';

/** Which answers help visitors, and which do not. */
@Injectable()
export class AnswerVotesService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly votes: FaqVotesRepository,
  ) {}

  /** Lists the questions of the site with their votes: those whose answers helped least first. */
  async list(): Promise<AnswerVotes[]> {
    const counts = new Map((await this.votes.findCounts()).map((count) => [count.name, count]));
    const questions = (await this.documents.readAll('faq')).map(({ name, title, topic }) => {
      const { yes, no } = counts.get(name) ?? { yes: 0, no: 0 };
      return { name, title, topic, yes, no };
    });
    return questions.toSorted((one, other) => other.no - one.no || other.yes - one.yes);
  }
}
