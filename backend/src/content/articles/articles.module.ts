import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { ArticlesController } from './articles.controller';
import { ArticlesService } from './articles.service';

@Module({ imports: [DocumentsModule], controllers: [ArticlesController], providers: [ArticlesService] })
export class ArticlesModule {}
