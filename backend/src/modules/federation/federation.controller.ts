import { type Beacon, ENDPOINTS, type Release, ROLES, SCHEMAS, type SignedRegistry } from '@alltalent/shared/contracts';
import { Body, Controller, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../platform/http/access.decorators';
import { validated } from '../../platform/http/validated.pipe';
import { type CurrentSession, OptionalSession } from '../sessions';
import { FederationService } from './federation.service';

@Controller()
export class FederationController {
  constructor(private readonly federation: FederationService) {}

  /** The signed registry; 304 while nothing changed. */
  @Get(ENDPOINTS.registry.path)
  async registry(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedRegistry | undefined> {
    const { registry, etag } = await this.federation.readRegistry();
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (known !== etag) return registry;
    void reply.status(304);
    return undefined;
  }

  /** Publishes and promotes a release; 403 for another remote's token, 409 for a version with other files. */
  @Post(ENDPOINTS.publishRelease.path)
  @HttpCode(200)
  publish(
    @Body(validated(SCHEMAS.publishRelease.input)) release: Release,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<{ revision: number }> {
    return this.federation.publish(release, authorization);
  }

  /** What became of loading or rendering a release on a page. A restricted user writes nothing, so theirs is not kept. */
  @Post(ENDPOINTS.beacon.path)
  @HttpCode(204)
  async beacon(
    @CurrentVisitor() { ip }: Visitor,
    @OptionalSession() session: CurrentSession | null,
    @Body(validated(SCHEMAS.beacon.input)) beacon: Beacon,
  ): Promise<void> {
    if (session?.roles.includes(ROLES.restricted)) return;
    await this.federation.note(beacon, ip);
  }
}
