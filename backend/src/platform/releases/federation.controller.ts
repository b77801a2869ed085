import {
  FRONT_DOOR_HEADER,
  type PublishRelease,
  type ReleaseInput,
  type RevisionResponse,
  type SignedRegistry,
  type SignedText,
} from '@alltalent/shared/contracts';
import { Controller, Headers, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
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

  /** Returns the signed registry; 304 if the ETag still matches. */
  @Handles('registry')
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

  /** Returns one published release, signed. */
  @Handles('publishedRelease')
  release(@Input() name: ReleaseInput): Promise<SignedText> {
    return this.registries.readRelease(name);
  }

  /** Publishes a release; 403 for another remote's token, 409 for a version that exists or a release that does not fit. */
  @Handles('publishRelease')
  publish(@Input() release: PublishRelease, @Req() request: FastifyRequest): Promise<RevisionResponse> {
    return this.publishing.publish(release, bearerOf(request));
  }
}
