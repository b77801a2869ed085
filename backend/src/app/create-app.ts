import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppParts } from './app.module';
import { ProblemFilter } from '../kernel/http/problem.filter';
import { createServer, type ServerParts } from '../kernel/http/server';
import { serveApiDocs } from '../kernel/openapi/api-docs';

/** Creates the whole backend, which does not listen yet. */
export async function createApp(parts: ServerParts & AppParts): Promise<NestFastifyApplication> {
  const { config, log } = parts;
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), await createServer(parts), {
    logger: log,
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter(log));
  if (!config.isProduction) serveApiDocs(app, config);
  return app;
}
