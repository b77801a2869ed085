import type {
  CvResponse,
  OpeningInput,
  OpeningListResponse,
  OpeningResponse,
  PageMetadataResponse,
  SendApplicationInput,
  TicketResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { requireBrowser, OptionalUser } from '../../auth';
import { RequestKey } from '../../kernel/idempotency/request-key.decorator';
import { ApplicationsService } from './applications.service';
import { CareerMetadataService } from './career-metadata.service';
import { CvsService } from './cvs.service';
import { OpeningsService } from './openings.service';
import { UploadedCv } from './uploaded-cv.decorator';

/** Seconds a response may be reused unchecked: 0, since openings appear and close at once. */
const REVALIDATE = 0;

@Controller()
export class CareersController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly applications: ApplicationsService,
    private readonly cvs: CvsService,
    private readonly metadata: CareerMetadataService,
  ) {}

  @Handles('openings')
  @Cacheable(REVALIDATE)
  async list(): Promise<OpeningListResponse> {
    return { status: 200, data: await this.openings.list() };
  }

  @Handles('opening')
  @Cacheable(REVALIDATE)
  async read(@Input() { slug }: OpeningInput): Promise<OpeningResponse> {
    return { status: 200, data: (await this.openings.read(slug)).opening };
  }

  @Handles('openingMetadata')
  @Cacheable(REVALIDATE)
  async openingMetadata(@Input() { slug }: OpeningInput): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.metadata.readOpening(slug) };
  }

  @Handles('careerMetadata')
  @Cacheable(REVALIDATE)
  async getMetadata(): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.metadata.read() };
  }

  @Handles('addCv')
  async addCv(@CurrentVisitor() visitor: Visitor, @UploadedCv() bytes: Buffer): Promise<CvResponse> {
    return { status: 200, data: { cv: await this.cvs.add(bytes, requireBrowser(visitor)) } };
  }

  @Handles('sendApplication')
  async apply(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @Input() input: SendApplicationInput,
  ): Promise<TicketResponse> {
    const ticket = await this.applications.send(input, { visitor: requireBrowser(visitor), userId, requestKey });
    return { status: 200, data: ticket };
  }
}
