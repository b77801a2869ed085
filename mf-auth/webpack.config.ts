import { remoteConfig } from '@alltalent/shared/build';

export default remoteConfig({
  name: 'mf_auth',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts', './join-panel': './src/join-panel.tsx' },
});
