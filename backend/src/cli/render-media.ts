import { renderAllPictures, warmPictures } from '../modules/media';
import { loadConfig } from '../platform/config/config';
import { createDataSource } from '../platform/database/data-source';

/** `render-media` draws every picture ahead; `render-media --shown` only those of the first pages. */
async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const dataSource = createDataSource(config.database);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await dataSource.initialize();
  try {
    await (process.argv.includes('--shown') ? warmPictures : renderAllPictures)(dataSource, config, say);
  } finally {
    await dataSource.destroy();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`Pictures could not be rendered: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
