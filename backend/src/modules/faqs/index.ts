import { FaqVoteEntity } from './faq-vote.entity';

export { FaqVotesRepository } from './faq-votes.repository';
export { FaqsModule } from './faqs.module';
export { OwnFaqVotesService } from './own-faq-votes.service';
export const faqEntities = [FaqVoteEntity] as const;
