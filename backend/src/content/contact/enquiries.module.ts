import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CvFileEntity } from './cv-file.entity';
import { EnquiryEntity } from './enquiry.entity';
import { AppConfig } from '../../kernel/config/config';
import { DocumentsModule } from '../documents/documents.module';
import { FormsModule } from '../../kernel/form-protection/forms.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { ApplicationsService } from './applications.service';
import { CareerHeadService } from './career-head.service';
import { CareersController } from './careers.controller';
import { ContactHeadService } from './contact-head.service';
import { CvFilesRepository } from './cv-files.repository';
import { CvStore } from './cv-store';
import { CvUploads } from './cv-uploads';
import { CvsService } from './cvs.service';
import { EnquiriesController } from './enquiries.controller';
import { EnquiriesRepository } from './enquiries.repository';
import { EnquiriesService } from './enquiries.service';
import { EnquiryArchiveService } from './enquiry-archive.service';
import { EnquiryDeskService } from './enquiry-desk.service';
import { EnquiryLimitsService } from './enquiry-limits.service';
import { EnquiryRoundsWorker } from './enquiry-rounds.worker';
import { OpeningsService } from './openings.service';
import { EnquiriesRecords } from './enquiries.records';

@Module({
  imports: [TypeOrmModule.forFeature([CvFileEntity, EnquiryEntity]), DocumentsModule, FormsModule, LimitsModule, OutboxModule],
  controllers: [EnquiriesController, CareersController],
  providers: [
    EnquiriesRecords,
    EnquiriesRepository,
    EnquiriesService,
    EnquiryDeskService,
    EnquiryLimitsService,
    EnquiryArchiveService,
    EnquiryRoundsWorker,
    ContactHeadService,
    CareerHeadService,
    OpeningsService,
    ApplicationsService,
    CvFilesRepository,
    CvUploads,
    CvsService,
    { provide: CvStore, useFactory: ({ dataDir }: AppConfig) => CvStore.within(dataDir), inject: [AppConfig] },
  ],
  exports: [CvStore, EnquiriesRecords, EnquiryArchiveService],
})
export class EnquiriesModule {}
