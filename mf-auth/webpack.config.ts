import { type RemoteBuild, remoteConfig } from '@alltalent/shared/build';

export const build: RemoteBuild = {
  name: 'mf_auth',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts', './join-panel': './src/features/join/join-panel.tsx' },
};

export default remoteConfig(build);
