import {
  type DocumentEntriesResponse,
  type DocumentInput,
  type DocumentResponse,
  type DocumentVersionInput,
  type DoneResponse,
  type PageHeadResponse,
  type WrittenDocument,
  type PublishDocumentInput,
  type SaveDocumentResponse,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../../auth';
import { DocumentHeadService } from './document-head.service';
import { DocumentsService } from './documents.service';

/** A new version shows at once: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;

@Controller('api/documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly heads: DocumentHeadService,
  ) {}

  @Get(':kind/:name')
  @Cacheable(ALWAYS_ASK)
  async read(@Param(validated(SCHEMAS.siteDocument.input)) key: DocumentInput): Promise<DocumentResponse> {
    return { status: 200, data: await this.documents.read(key) };
  }

  @Get(':kind/:name/head')
  @Cacheable(ALWAYS_ASK)
  async head(@Param(validated(SCHEMAS.siteDocumentHead.input)) key: DocumentInput): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read(key) };
  }

  @Get(':kind/:name/versions/:version')
  @Cacheable(ALWAYS_ASK)
  async version(@Param(validated(SCHEMAS.siteDocumentVersion.input)) { version, ...key }: DocumentVersionInput): Promise<DocumentResponse> {
    return { status: 200, data: await this.documents.readVersion(key, version) };
  }

  @Get()
  async list(): Promise<DocumentEntriesResponse> {
    return { status: 200, data: await this.documents.list() };
  }

  @Post('preview')
  @HttpCode(200)
  preview(@Body(validated(SCHEMAS.previewDocument.input)) input: WrittenDocument): DocumentResponse {
    return { status: 200, data: this.documents.preview(input) };
  }

  @Post('save')
  @HttpCode(200)
  async save(
    @Body(validated(SCHEMAS.saveDocument.input)) input: WrittenDocument,
    @CurrentUser() userId: string,
  ): Promise<SaveDocumentResponse> {
    return { status: 200, version: await this.documents.save(input, userId) };
  }

  @Post('publish')
  @HttpCode(200)
  async publish(
    @Body(validated(SCHEMAS.publishDocument.input)) input: PublishDocumentInput,
    @CurrentUser() userId: string,
  ): Promise<DoneResponse> {
    await this.documents.publish(input, userId);
    return { status: 1, message: 'Published' };
  }
}
