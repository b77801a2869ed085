import 'reflect-metadata';
import { createApp } from './app/create-app';
import { type AppConfig, ConfigError, loadConfig } from './kernel/config/config';
import { DatabaseService } from './kernel/database/database.service';
import { endOnSurprise } from './kernel/http/end-on-surprise';
import { stopGracefully } from './kernel/http/graceful-stop';
import { RequestsUnderWay } from './kernel/http/requests-under-way';
import { AppLog } from './kernel/logging/app-log';

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
