import { remoteConfig } from '@alltalent/shared/build';

export default remoteConfig({
  name: 'mf_landing',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts' },
});
