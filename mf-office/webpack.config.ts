import { type RemoteBuild, remoteConfig } from '@alltalent/shared/build';

export const build: RemoteBuild = {
  name: 'mf_office',
  root: import.meta.dirname,
  exposes: { './routes': './src/routes.ts', './office-frame': './src/exposes/office-frame.tsx' },
};

export default remoteConfig(build);
