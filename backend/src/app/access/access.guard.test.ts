import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { loadConfig } from '../../kernel/config/config';
import { DatabaseService } from '../../kernel/database/database.service';
import { ProblemFilter } from '../../kernel/http/problem.filter';
import { RequestsUnderWay } from '../../kernel/http/requests-under-way';
import { createServer } from '../../kernel/http/server';
import { AppLog } from '../../kernel/logging/app-log';
import { TestBrowser } from '../../../test/support/test-browser';

@Controller('api/forgotten')
class ForgottenController {
  @Get()
  read(): string {
    return 'secret';
  }

  @Post()
  @HttpCode(200)
  write(): string {
    return 'done';
  }
}

@Module({ controllers: [ForgottenController] })
class ForgottenModule {}

@Module({})
class SiteModule {}

describe('A route that is missing in the access table', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-access-'));
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_TALENTS: '0' });
    const log = new AppLog({ write: () => undefined });
    const site = { module: SiteModule, imports: [AppModule.with({ config, log }), ForgottenModule] };
    const server = await createServer({ config, log, requests: new RequestsUnderWay() });
    app = await NestFactory.create<NestFastifyApplication>(site, server, { logger: log, bodyParser: false, abortOnError: false });
    app.useGlobalFilters(new ProblemFilter(log));
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    await app.get(DatabaseService).whenPrepared();
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('SEC-29 is refused, whatever its handler would send', async () => {
    const browser = new TestBrowser(app);
    expect((await browser.get('/api/xsrf')).statusCode).toBe(204);
    for (const answer of [
      await browser.get('/api/forgotten'),
      await browser.get('/api/forgotten/'),
      await browser.post('/api/forgotten'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(answer.body).not.toMatch(/secret|done/u);
    }
  });
});
