import { join, resolve } from 'node:path';
import { PROJECT } from '../build/packages';
import type { ControlPlane } from './control-plane';
import { publishToken, readSecretKey } from './publish-token';

export function dataDirFromEnvironment(): string {
  return resolve(PROJECT, process.env['DATA_DIR'] ?? '.data');
}

/** Returns the folder or bucket URL of the release store. */
export function releaseStoreFor(dataDir: string): string {
  const wanted = process.env['RELEASE_STORE'] ?? join(dataDir, 'releases');
  return wanted.startsWith('s3://') ? wanted : resolve(PROJECT, wanted);
}

/** Returns the control plane at BACKEND_URL or BACKEND_PORT, with PUBLISH_TOKEN or a token derived from the secret key. */
export function controlPlaneFromEnvironment(): ControlPlane {
  const { BACKEND_URL: url, BACKEND_PORT: port, PUBLISH_TOKEN: token } = process.env;
  return {
    backendUrl: (url?.split(',')[0] || `http://127.0.0.1:${port || '4000'}`).replace(/\/$/u, ''),
    tokenOf: (holder) => token || publishToken(readSecretKey(dataDirFromEnvironment()), holder),
  };
}
