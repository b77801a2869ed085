import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/packages';

const { values } = parseArgs({
  options: {
    /** What is tried at random: the calls of the API, or memberships. */
    of: { type: 'string', default: 'api' },
    inputs: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '10000' },
    'mariadb-runs': { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    minutes: { type: 'string', default: '60' },
  },
});

type Plan = { readonly folder: string; readonly said: string; readonly env: Readonly<Record<string, string>> };

const PLANS: Readonly<Record<string, Plan>> = {
  api: {
    folder: 'backend/test/fuzz',
    said: `${values.inputs} inputs from the seed ${values.seed}, for at most ${values.minutes} minutes`,
    env: { FUZZ_INPUTS: values.inputs, FUZZ_SEED: values.seed, FUZZ_SECONDS: String(Number(values.minutes) * 60) },
  },
  membership: {
    folder: 'backend/test/membership',
    said: `${values.runs} runs from the seed ${values.seed}, and ${values['mariadb-runs']} on the server of TEST_MYSQL_URL, if it is set`,
    env: { MEMBERSHIP_RUNS: values.runs, MEMBERSHIP_RUNS_MARIADB: values['mariadb-runs'], MEMBERSHIP_SEED: values.seed },
  },
};

const plan = PLANS[values.of];
if (!plan) throw new Error(`--of is ${Object.keys(PLANS).join(' or ')}.`);
console.log(plan.said);
const child = spawn('npx', ['--no-install', 'jest', plan.folder, '--maxWorkers=1'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, npm_config_loglevel: 'error', ...plan.env },
});
child.on('exit', (code) => process.exit(code ?? 1));
