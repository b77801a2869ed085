import 'reflect-metadata';
import { createApp } from './app/create-app';
import { type AppConfig, ConfigError, loadConfig } from './platform/config/config';
import { DatabaseService } from './platform/database/database.service';
import { endOnSurprise } from './platform/http/end-on-surprise';
import { stopGracefully } from './platform/http/graceful-stop';
import { RequestsUnderWay } from './platform/http/requests-under-way';
import { AppLog } from './platform/logging/app-log';

async function run(config: AppConfig): Promise<void> {
  const log = new AppLog();
  const requests = new RequestsUnderWay();
  endOnSurprise(log);
  const app = await createApp({ config, log, requests });
  stopGracefully(app, { log, requests, stopAccepting: () => app.get(DatabaseService).stopAccepting() });
  // The database is connected in the background: health checks are answered while it is away.
  await app.listen(config.port, config.host);
  log.info('listening', { port: config.port });
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : 'The port';
    return `Port ${port} is in use. Stop what runs there, or set BACKEND_PORT to another port.`;
  }
  return `The backend could not start: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  await run(loadConfig(process.env));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}
