import type {
  CounterOfferInput,
  MakeOfferInput,
  OfferAnswerInput,
  OfferIdInput,
  OfferOptionsResponse,
  OfferReasonInput,
  OfferResponse,
  OfferSubject,
  OwnOffersQuery,
  OwnOffersResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { AnsweringOffersService } from './answering-offers.service';
import { MakingOffersService } from './making-offers.service';
import { OfferFilesService } from './offer-files.service';
import { OfferOptionsService } from './offer-options.service';
import { OwnOffersService } from './own-offers.service';

/** Endpoints of offers. */
@Controller()
export class OffersController {
  constructor(
    private readonly beginnings: OfferOptionsService,
    private readonly making: MakingOffersService,
    private readonly answering: AnsweringOffersService,
    private readonly offers: OwnOffersService,
    private readonly files: OfferFilesService,
  ) {}

  @Handles('offerOptions')
  options(@CurrentUser() userId: string, @Input() subject: OfferSubject): Promise<OfferOptionsResponse> {
    return this.beginnings.read(userId, subject);
  }

  @Handles('makeOffer')
  async make(@CurrentUser() userId: string, @Input() input: MakeOfferInput): Promise<OfferResponse> {
    return this.respond(userId, await this.making.make(userId, input));
  }

  @Handles('ownOffers')
  list(@CurrentUser() userId: string, @Input() query: OwnOffersQuery): Promise<OwnOffersResponse> {
    return this.offers.list(userId, query);
  }

  @Handles('offer')
  read(@CurrentUser() userId: string, @Input() { id }: OfferIdInput): Promise<OfferResponse> {
    return this.respond(userId, id);
  }

  @Handles('acceptOffer')
  async accept(@CurrentUser() userId: string, @Input() input: OfferAnswerInput): Promise<OfferResponse> {
    await this.answering.accept(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('declineOffer')
  async decline(@CurrentUser() userId: string, @Input() input: OfferReasonInput): Promise<OfferResponse> {
    await this.answering.decline(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('counterOffer')
  async counter(@CurrentUser() userId: string, @Input() input: CounterOfferInput): Promise<OfferResponse> {
    await this.answering.counter(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('withdrawOffer')
  async withdraw(@CurrentUser() userId: string, @Input() input: OfferReasonInput): Promise<OfferResponse> {
    await this.answering.withdraw(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('offerPdf')
  async pdf(
    @CurrentUser() userId: string,
    @Input() { id }: OfferIdInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { name, type, content } = await this.files.read(userId, id);
    void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'private, no-store').type(type);
    return content;
  }

  private async respond(userId: string, id: number): Promise<OfferResponse> {
    return { status: 200, data: await this.offers.read(userId, id) };
  }
}
