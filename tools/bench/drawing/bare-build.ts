import { join } from 'node:path';
import { drawingConfig } from '@alltalent/shared/build';
import { ROOT } from '../../build/packages';
import { runWebpack } from '../../build/run-webpack';

const FOLDER = join(ROOT, '.data/bench/drawing-bare');

/** Builds the program that renders pages with nothing around, as the drawing program is built. Returns its file. */
export async function buildBare(): Promise<string> {
  const config = drawingConfig({ name: 'shell', root: join(ROOT, 'shell'), entry: './drawing/testing/bare-program.ts' });
  await runWebpack([{ ...config, devtool: false, output: { ...config.output, path: FOLDER } }]);
  return join(FOLDER, 'main.cjs');
}
