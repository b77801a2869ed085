import {
  ENDPOINTS,
  FRONT_DOOR_HEADER,
  type PublishRelease,
  type ReleaseInput,
  type RevisionResponse,
  SCHEMAS,
  type SignedRegistry,
  type SignedText,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { FrontDoorsService } from './front-doors.service';
import { PublishingService } from './publishing.service';
import { RegistryService } from './registry.service';

@Controller()
export class FederationController {
  constructor(
    private readonly registries: RegistryService,
    private readonly publishing: PublishingService,
    private readonly frontDoors: FrontDoorsService,
  ) {}

  /** The signed registry; 304 while nothing changed. */
  @Get(ENDPOINTS.registry.path)
  async registry(
    @Headers('if-none-match') known: string | undefined,
    @Headers(FRONT_DOOR_HEADER) frontDoor: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedRegistry | undefined> {
    await this.frontDoors.note(frontDoor);
    const { registry, etag } = await this.registries.read();
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (known !== etag) return registry;
    void reply.status(304);
    return undefined;
  }

  /** One published release, signed. */
  @Get('/api/federation/releases/:remote/:version')
  release(@Param(validated(SCHEMAS.publishedRelease.input)) name: ReleaseInput): Promise<SignedText> {
    return this.registries.readRelease(name);
  }

  /** Publishes a release; 403 for another remote's token, 409 for a version that exists or a release that does not fit. */
  @Post(ENDPOINTS.publishRelease.path)
  @HttpCode(200)
  publish(
    @Body(validated(SCHEMAS.publishRelease.input)) release: PublishRelease,
    @Req() request: FastifyRequest,
  ): Promise<RevisionResponse> {
    return this.publishing.publish(release, bearerOf(request));
  }
}
