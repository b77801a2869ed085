import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CvFileEntity } from './cv-file.entity';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactMessageEntryEntity } from './contact-message-entry.entity';
import { AppConfig } from '../../kernel/config/config';
import { DocumentsModule } from '../documents/documents.module';
import { FormsModule } from '../../kernel/form-protection/forms.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { ApplicationsService } from './applications.service';
import { CareerMetadataService } from './career-metadata.service';
import { CareersController } from './careers.controller';
import { ContactMetadataService } from './contact-metadata.service';
import { CvFilesRepository } from './cv-files.repository';
import { CvStore } from './cv-store';
import { CvUploads } from './cv-uploads';
import { CvsService } from './cvs.service';
import { ContactMessagesController } from './contact-messages.controller';
import { ContactMessagesRepository } from './contact-messages.repository';
import { ContactMessagesService } from './contact-messages.service';
import { ContactMessageArchiveService } from './contact-message-archive.service';
import { ContactMessageAnswersService } from './contact-message-answers.service';
import { ContactMessageEntriesRepository } from './contact-message-entries.repository';
import { WaitingContactMessagesRepository } from './waiting-contact-messages.repository';
import { WaitingContactMessagesService } from './waiting-contact-messages.service';
import { ContactMessageIntakeService } from './contact-message-intake.service';
import { ContactMessageLimitsService } from './contact-message-limits.service';
import { ContactMessageRetentionJob } from './contact-message-retention.job';
import { OpeningsService } from './openings.service';
import { ContactMessagesRecords } from './contact-messages.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([CvFileEntity, ContactMessageEntity, ContactMessageEntryEntity]),
    DocumentsModule,
    FormsModule,
    LimitsModule,
    OutboxModule,
  ],
  controllers: [ContactMessagesController, CareersController],
  providers: [
    ContactMessagesRecords,
    ContactMessagesRepository,
    ContactMessagesService,
    ContactMessageIntakeService,
    ContactMessageLimitsService,
    ContactMessageArchiveService,
    ContactMessageAnswersService,
    ContactMessageEntriesRepository,
    WaitingContactMessagesRepository,
    WaitingContactMessagesService,
    ContactMessageRetentionJob,
    ContactMetadataService,
    CareerMetadataService,
    OpeningsService,
    ApplicationsService,
    CvFilesRepository,
    CvUploads,
    CvsService,
    { provide: CvStore, useFactory: ({ dataDir }: AppConfig) => CvStore.within(dataDir), inject: [AppConfig] },
  ],
  exports: [CvStore, ContactMessagesRecords, ContactMessageArchiveService, ContactMessageAnswersService, WaitingContactMessagesService],
})
export class ContactModule {}
