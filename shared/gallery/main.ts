import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { Indexer } from 'storybook/internal/types';
import { galleryConfig } from '../build/gallery-config';
import { exportNameOf, titleOf } from '../build/named-states';

/** Lists a story for each named state of a remote; the bundle makes them from the same file. */
const namedStates: Indexer = {
  test: /qa-states\.json$/u,
  createIndex: async (file) => {
    const title = titleOf(basename(dirname(file)));
    const states = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly name: string }[];
    return states.map(({ name }) => ({ type: 'story', importPath: file, exportName: exportNameOf(name), name, title }));
  },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [{ directory: '../src/ui', files: '**/*.stories.tsx', titlePrefix: 'Components' }, '../../mf-*/qa-states.json'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  experimental_indexers: (given = []) => [namedStates, ...given],
  webpackFinal: galleryConfig,
};

export default config;
