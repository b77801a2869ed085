import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DatabaseService } from '../database/database.service';
import { WithoutDatabase } from '../database/without-database';

@Controller()
@WithoutDatabase()
export class HealthController {
  constructor(private readonly database: DatabaseService) {}

  /** The process lives. */
  @Get('/healthz')
  @HttpCode(200)
  live(): { status: string } {
    return { status: 'live' };
  }

  /** The process can do its work: database reachable, migrated, not stopping. */
  @Get('/readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string }> {
    const isReady = await this.database.isReady();
    void reply.status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready' };
  }
}
