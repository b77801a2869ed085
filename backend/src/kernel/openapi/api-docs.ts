import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { AppConfig } from '../config/config';
import { apiDocument } from './api-document';

/** Serves the OpenAPI document at /api/docs-json and a page that shows it at /api/docs. Not for production. */
export function serveApiDocs(app: NestFastifyApplication, { publicUrl }: AppConfig): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(publicUrl), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
    customSiteTitle: 'All Talent API',
    // Opened all at once, the calls take ten seconds to appear.
    swaggerOptions: { docExpansion: 'none' },
  });
}
