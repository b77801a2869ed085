import { Module } from '@nestjs/common';
import { TermsRepository } from './terms.repository';
import { TermsService } from './terms.service';

@Module({ providers: [TermsRepository, TermsService], exports: [TermsService] })
export class TermsModule {}
