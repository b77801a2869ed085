import { drawingConfig, nodeConfig, shellConfig } from '@alltalent/shared/build';

const root = import.meta.dirname;

export default [
  shellConfig({ name: 'shell', root, entry: './src/index.ts' }),
  nodeConfig({ name: 'front-door', root, entries: { main: './server/main.ts' }, outDir: 'dist/server' }),
  drawingConfig({ name: 'shell', root, entry: './drawing/main.ts' }),
];
