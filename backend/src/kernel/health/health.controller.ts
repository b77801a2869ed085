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

  /** Liveness: 200 while the process runs. */
  @Get('/healthz')
  @HttpCode(200)
  live(): { status: string } {
    return { status: 'live' };
  }

  /** Readiness: 200 when the database answers and is migrated and the process is not stopping, else 503. Demo data may still be missing. */
  @Get('/readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; demo_data: DemoDataState }> {
    const isReady = await this.database.isReady();
    void reply.status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready', demo_data: this.demoData.state };
  }
}
