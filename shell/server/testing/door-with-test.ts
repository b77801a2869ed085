import type { Experiment, Registry } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { ControlPlane } from './control-plane';
import { aRelease, anExperiment, aRegistry, aRollout, aRoute, fixedRegistry } from './remote-record';
import { makeSiteFolder, type SiteFolder } from './site-folder';

const ROUTES = [
  aRoute(),
  aRoute({ id: 'talents.lookbook', pattern: '/s/:token', noindex: true }),
  aRoute({ id: 'talents.profile', pattern: '/:slug', head: '/api/head/{slug}' }),
];
export const STABLE = aRelease({ routes: ROUTES });
const NEXT = aRelease({ version: '2', routes: ROUTES });

/** Returns an experiment in which every visitor gets B. */
export function everybodyInB(changes: Partial<Experiment> = {}): Experiment {
  const variants = [
    { variant: 'A', weight: 0, release: STABLE },
    { variant: 'B', weight: 10_000, release: NEXT },
  ];
  return anExperiment(10_000, { variants, ...changes });
}

/** Fields of the remote's record for a visitor in that experiment, and for one in none. */
export const IN_B = { version: '2', experiment: 'big-cards', variant: 'B' };
export const IN_NONE = { version: '1', experiment: null, variant: null };

/** Starts front doors whose registry and backend responses the test sets. */
export class DoorWithTest {
  readonly backend = new ControlPlane();
  registry: Registry = aRegistry([]);
  private readonly doors: FastifyInstance[] = [];
  private readonly folders: SiteFolder[] = [];

  async open(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
    if (this.doors.length === 0) await this.backend.start();
    const folder = makeSiteFolder(env);
    const registry = { ...fixedRegistry(), current: () => this.registry };
    const door = await createFrontDoor(folder.config, { registry, backends: new Backends([this.backend.url]), writeLog: () => undefined });
    this.folders.push(folder);
    this.doors.push(door);
    return door;
  }

  serve(experiment: Experiment | null): void {
    this.registry = aRegistry([aRollout(STABLE, { experiment })]);
  }

  async close(): Promise<void> {
    for (const door of this.doors) await door.close();
    for (const folder of this.folders) folder.remove();
    await this.backend.kill();
  }
}
