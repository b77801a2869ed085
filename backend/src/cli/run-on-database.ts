import type { DataSource } from 'typeorm';
import { type AppConfig, ConfigError, loadConfig } from '../kernel/config/config';
import { siteDataSource } from '../app/site-data-source';

type Work = (dataSource: DataSource, config: AppConfig, say: (line: string) => void) => Promise<void>;

/** Runs one piece of work on the configured database; a failure is one sentence and exit code 1. */
export async function runOnDatabase(failure: string, work: Work): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const dataSource = await siteDataSource(config.database).initialize();
    try {
      await work(dataSource, config, (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`));
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? reason : `${failure}: ${reason}`}\n`);
    process.exitCode = 1;
  }
}
