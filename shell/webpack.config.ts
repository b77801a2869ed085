import { drawingConfig, earlyConfig, nodeConfig, shellConfig } from '@alltalent/shared/build';

const root = import.meta.dirname;

export default [
  // Its build empties the folder, so it comes before the other that writes there.
  shellConfig({ name: 'shell', root }),
  earlyConfig({ name: 'shell', root, entry: './src/early/index.ts' }),
  nodeConfig({ name: 'front-door', root, entries: { main: './server/main.ts' }, outDir: 'dist/server' }),
  drawingConfig({ name: 'shell', root, entry: './drawing/main.ts' }),
];
