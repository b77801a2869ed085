import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { TermsRepository } from './terms.repository';
import { TermsService } from './terms.service';

@Module({ imports: [DocumentsModule], providers: [TermsRepository, TermsService], exports: [TermsService] })
export class TermsModule {}
