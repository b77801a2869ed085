import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { LimitsModule } from '../limits';
import { FaqVotesRepository } from './faq-votes.repository';
import { FaqVotesService } from './faq-votes.service';
import { FaqsController } from './faqs.controller';
import { FaqsService } from './faqs.service';
import { OwnFaqVotesService } from './own-faq-votes.service';

@Module({
  imports: [DocumentsModule, LimitsModule],
  controllers: [FaqsController],
  providers: [FaqsService, FaqVotesRepository, FaqVotesService, OwnFaqVotesService],
  exports: [OwnFaqVotesService],
})
export class FaqsModule {}
