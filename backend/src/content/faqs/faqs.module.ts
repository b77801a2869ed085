import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FaqVoteCountEntity, FaqVoteEntity } from './faq-vote.entity';
import { DocumentsModule } from '../documents/documents.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { AnswerVotesService } from './answer-votes.service';
import { CountingVotesService } from './counting-votes.service';
import { FaqVotesRepository } from './faq-votes.repository';
import { FaqVotesService } from './faq-votes.service';
import { FaqsController } from './faqs.controller';
import { FaqsService } from './faqs.service';
import { OwnFaqVotesService } from './own-faq-votes.service';
import { FaqVotesRecords } from './faq-votes.records';

@Module({
  imports: [TypeOrmModule.forFeature([FaqVoteCountEntity, FaqVoteEntity]), DocumentsModule, LimitsModule],
  controllers: [FaqsController],
  providers: [
    AnswerVotesService,
    CountingVotesService,
    FaqVotesRecords,
    FaqsService,
    FaqVotesRepository,
    FaqVotesService,
    OwnFaqVotesService,
  ],
  exports: [AnswerVotesService, FaqsService, FaqVotesRecords, FaqVotesService, OwnFaqVotesService],
})
export class FaqsModule {}
