import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { AppConfig } from './platform/config/config';
import { ProblemFilter } from './platform/http/problem.filter';
import { createServer } from './platform/http/server';
import type { AppLog } from './platform/logging/app-log';

/** The whole backend, not listening yet. */
export async function createApp(config: AppConfig, log: AppLog): Promise<NestFastifyApplication> {
  const server = await createServer(config, log);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, log), server, {
    logger: log,
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter(log));
  return app;
}
