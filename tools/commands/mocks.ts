import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/packages';

const askBackend = (env: Readonly<Record<string, string>>, stdio: 'ignore' | 'inherit') =>
  spawnSync('npx', ['--no-install', 'jest', 'backend/test/mocks'], {
    cwd: ROOT,
    stdio,
    env: { ...process.env, npm_config_loglevel: 'error', ...env },
  }).status ?? 1;

/** npm run mocks: records the responses of the real backend for the mocks, then checks them. Read the difference before you commit it. */
askBackend({ RECORD_MOCKS: '1' }, 'ignore');
process.exit(askBackend({}, 'inherit'));
