import { join, resolve } from 'node:path';
import { ROOT } from '../build/packages';
import type { ControlPlane } from './control-plane';
import { publishToken, readSecretKey } from './publish-token';

export function dataDirFromEnvironment(): string {
  return resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
}

/** The folder of releases, or the address of their bucket. */
export function releaseStoreFor(dataDir: string): string {
  const wanted = process.env['RELEASE_STORE'] ?? join(dataDir, 'releases');
  return wanted.startsWith('s3://') ? wanted : resolve(ROOT, wanted);
}

/** The control plane that BACKEND_URL or BACKEND_PORT names, with PUBLISH_TOKEN or what the secret key makes of the remote. */
export function controlPlaneFromEnvironment(): ControlPlane {
  const { BACKEND_URL: url, BACKEND_PORT: port, PUBLISH_TOKEN: token } = process.env;
  return {
    backendUrl: (url?.split(',')[0] || `http://127.0.0.1:${port || '4000'}`).replace(/\/$/u, ''),
    tokenOf: (remote) => token || publishToken(readSecretKey(dataDirFromEnvironment()), remote),
  };
}
