import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/packages';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    minutes: { type: 'string', default: '60' },
  },
});
console.log(`${values.inputs} inputs from the seed ${values.seed}, for at most ${values.minutes} minutes`);
const env = { FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed, FUZZ_SECONDS: String(Number(values.minutes) * 60) };
const child = spawn('npx', ['--no-install', 'jest', 'backend/test/fuzz', '--maxWorkers=1'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, npm_config_loglevel: 'error', ...env },
});
child.on('exit', (code) => process.exit(code ?? 1));
