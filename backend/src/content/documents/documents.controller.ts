import type {
  DocumentEntriesResponse,
  DocumentInput,
  DocumentResponse,
  DocumentVersionInput,
  DoneResponse,
  PageMetadataResponse,
  WrittenDocument,
  PublishDocumentInput,
  SaveDocumentResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentUser } from '../../auth';
import { DocumentMetadataService } from './document-metadata.service';
import { DocumentsService } from './documents.service';

/** Seconds a response may be reused unchecked: 0, since a new version shows at once. */
const REVALIDATE = 0;

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly metadata: DocumentMetadataService,
  ) {}

  @Handles('siteDocument')
  @Cacheable(REVALIDATE)
  async read(@Input() key: DocumentInput): Promise<DocumentResponse> {
    return { status: 200, data: await this.documents.read(key) };
  }

  @Handles('siteDocumentMetadata')
  @Cacheable(REVALIDATE)
  async getMetadata(@Input() key: DocumentInput): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.metadata.read(key) };
  }

  @Handles('siteDocumentVersion')
  @Cacheable(REVALIDATE)
  async version(@Input() { version, ...key }: DocumentVersionInput): Promise<DocumentResponse> {
    return { status: 200, data: await this.documents.readVersion(key, version) };
  }

  @Handles('siteDocuments')
  async list(): Promise<DocumentEntriesResponse> {
    return { status: 200, data: await this.documents.list() };
  }

  @Handles('previewDocument')
  preview(@Input() input: WrittenDocument): DocumentResponse {
    return { status: 200, data: this.documents.preview(input) };
  }

  @Handles('saveDocument')
  async save(@Input() input: WrittenDocument, @CurrentUser() userId: string): Promise<SaveDocumentResponse> {
    return { status: 200, version: await this.documents.save(input, userId) };
  }

  @Handles('publishDocument')
  async publish(@Input() input: PublishDocumentInput, @CurrentUser() userId: string): Promise<DoneResponse> {
    await this.documents.publish(input, userId);
    return { status: 1, message: 'Published' };
  }
}
