import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DatabaseService } from '../database/database.service';
import { DemoData, type DemoDataState } from '../database/demo-data';
import { WithoutDatabase } from '../database/without-database';

@Controller()
@WithoutDatabase()
export class HealthController {
  constructor(
    private readonly database: DatabaseService,
    private readonly demoData: DemoData,
  ) {}

  /** The process lives. */
  @Get('/healthz')
  @HttpCode(200)
  live(): { status: string } {
    return { status: 'live' };
  }

  /** The process can do its work: database reachable, migrated, not stopping. Demo data may still be on their way. */
  @Get('/readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; demo_data: DemoDataState }> {
    const isReady = await this.database.isReady();
    void reply.status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready', demo_data: this.demoData.state };
  }
}
