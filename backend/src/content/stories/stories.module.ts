import { Module } from '@nestjs/common';
import { TalentsModule } from '../../talents';
import { DocumentsModule } from '../documents/documents.module';
import { StoriesController } from './stories.controller';
import { StoriesService } from './stories.service';

@Module({
  imports: [DocumentsModule, TalentsModule],
  controllers: [StoriesController],
  providers: [StoriesService],
  exports: [StoriesService],
})
export class StoriesModule {}
