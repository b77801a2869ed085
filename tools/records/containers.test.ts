import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REMOTES, ROOT } from '../build/packages';
import { squadMailOf } from '../build/publish';
import { composeText, DOCKERFILES, dockerfileText } from './containers';

type Service = {
  readonly image?: string;
  readonly build?: { readonly args?: { readonly REMOTE?: string } };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
};

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const servicesOf = (text: string) => (parse(text, { merge: true }) as { services: Record<string, Service> }).services;
const compose = read('docker-compose.yml');
const services = servicesOf(compose);
const portOf = (remote: string) => (JSON.parse(read(`${remote}/remote.json`)) as { port: number }).port;

/** Returns what these container files lack to serve a remote. */
function missingFor(remote: string, port: number, text: string, dockerfiles: readonly string[]): readonly string[] {
  const all = servicesOf(text);
  const origin = `http://localhost:${port}`;
  const publisher = all[`publish-${remote.slice(3)}`];
  const facts: Readonly<Record<string, boolean>> = {
    'a static host': all[remote]?.build?.args?.REMOTE === remote && all[remote]?.ports?.[0] === `127.0.0.1:${port}:8080`,
    'a publisher': publisher?.command?.[0] === remote && publisher.environment?.['ASSET_ORIGIN'] === origin,
    'its origin at the front door': all['shell']?.environment?.['REMOTE_ORIGINS']?.split(',').includes(origin) === true,
    'its package.json in each image': dockerfiles.every((dockerfile) => dockerfile.includes(`COPY ${remote}/package.json ${remote}/`)),
  };
  return Object.keys(facts).filter((fact) => !facts[fact]);
}

test.each(REMOTES)('REL-01 docker compose serves every section of the site: %s', (remote) => {
  expect(missingFor(remote, portOf(remote), compose, DOCKERFILES.map(read))).toEqual([]);
});

test('REL-01 a new remote is entered in the compose file and in each image, and a deleted one leaves them', () => {
  const known = REMOTES.map((folder) => ({ folder, port: portOf(folder) })).toSorted((one, other) => one.port - other.port);
  const all = [...known, { folder: 'mf-castings', port: 9077 }];
  const text = composeText(compose, all);
  const dockerfiles = DOCKERFILES.map((file) => dockerfileText(read(file), all));
  for (const { folder, port } of all) expect(missingFor(folder, port, text, dockerfiles)).toEqual([]);
  expect(parse(composeText(text, known))).toEqual(parse(compose));
  expect(() => composeText('services: {}', all)).toThrow('Enter it by hand');
});

test('REL-01 every remote has a squad that owns its folder and is told when a release fails', () => {
  const owners = read('.github/CODEOWNERS');
  expect(REMOTES.filter((remote) => !new RegExp(`^/${remote} +@`, 'mu').test(owners))).toEqual([]);
  expect(REMOTES.filter((remote) => squadMailOf(remote) === undefined)).toEqual([]);
});

test('REL-01 the static host of a remote keeps releases of earlier images, the fallback among them', () => {
  expect(REMOTES.filter((remote) => services[remote]?.volumes?.[0] !== 'releases:/usr/share/nginx/html/r')).toEqual([]);
  const [image, volume] = [mkdtempSync(join(tmpdir(), 'image-')), mkdtempSync(join(tmpdir(), 'volume-'))];
  const start = () => expect(spawnSync('sh', [join(ROOT, 'docker/keep-releases.sh'), image, volume]).status).toBe(0);
  const add = (version: string, text: string) => {
    mkdirSync(join(image, 'mf_jobs', version), { recursive: true });
    writeFileSync(join(image, 'mf_jobs', version, 'remoteEntry.js'), text);
  };
  add('1', 'one');
  start();
  rmSync(join(image, 'mf_jobs/1'), { recursive: true });
  add('2', 'two');
  mkdirSync(join(volume, 'mf_jobs/2.new'));
  start();
  add('2', 'another');
  start();
  expect(readdirSync(join(volume, 'mf_jobs')).sort()).toEqual(['1', '2']);
  expect(['1', '2'].map((version) => readFileSync(join(volume, 'mf_jobs', version, 'remoteEntry.js'), 'utf8'))).toEqual(['one', 'two']);
  for (const folder of [image, volume]) rmSync(folder, { recursive: true });
});

test('REL-01 every package of the project is known to the images', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const file of DOCKERFILES)
    expect(workspaces.filter((folder) => !read(file).includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([]);
});

test('SEC-67 every image is named by its exact version and its digest', () => {
  const dockerfiles = readdirSync(join(ROOT, 'docker')).filter((name) => name.endsWith('Dockerfile'));
  const lines = dockerfiles.flatMap((name) => [...read(`docker/${name}`).matchAll(/^FROM (\S+)(?: AS (\S+))?$/gmu)]);
  const stages = new Set(lines.map(([, , stage]) => stage));
  const bases = lines.map(([, image = '']) => image).filter((image) => !stages.has(image));
  const images = [...bases, ...Object.values(services).flatMap(({ image }) => image ?? [])];
  expect(images.length).toBeGreaterThanOrEqual(6);
  expect(images.filter((image) => !/^[a-z/-]+:v?\d+\.\d+\.\d+(-[a-z]+)*@sha256:[0-9a-f]{64}$/u.test(image))).toEqual([]);
});

test('SEC-51 no secret key is known to everybody, and nothing can be reached from another machine', () => {
  const keys = Object.values(services).flatMap(({ environment }) => environment?.['SECRET_KEY'] ?? []);
  expect(keys).toHaveLength(2 + REMOTES.length);
  expect(keys.filter((key) => !/^\$\{SECRET_KEY:\?[^}]+\}$/u.test(key))).toEqual([]);
  const ports = Object.values(services).flatMap(({ ports: published = [] }) => published);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(services['shell']?.environment?.['FRONT_DOOR_HOST']).toBe('0.0.0.0');
});

test.each([
  ['backend', 'backend/src/kernel/http/graceful-stop.ts', 'LAST_REQUESTS_MS'],
  ['shell', 'shell/server/main.ts', 'STOP_WITHIN_MS'],
])('REL-19 the container of the %s is not stopped before its last requests are served', (service, file, name) => {
  const milliseconds = Number(new RegExp(`${name} = ([\\d_]+)`, 'u').exec(read(file))?.[1]?.replaceAll('_', ''));
  expect(milliseconds).toBe(15_000);
  expect(Number.parseInt(services[service]?.stop_grace_period ?? '10', 10)).toBeGreaterThanOrEqual(milliseconds / 1000 + 3);
});
