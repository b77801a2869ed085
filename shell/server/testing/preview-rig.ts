import { type PreviewLink, type Registry, type Release, type SignedKind } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { Backends } from '../proxy/backends';
import { PolledRegistry } from '../registry/polled-registry';
import { ControlPlane, type Keys, signText } from './control-plane';
import { aRegistry, aRelease, anExperiment, aRollout, aRoute } from './remote-record';
import { makeSiteFolder } from './site-folder';
import { TestVisitor } from './visitor';

export const HOUR = 3600 * 1000;
export const ROLLOUTS = [
  aRollout(aRelease(), { experiment: anExperiment(10_000) }),
  aRollout(aRelease({ remote: 'mf_content', routes: [aRoute({ pattern: '/about-us' })] })),
];

/** Front door beside a control plane that has candidates of two remotes; every counted visitor gets version 2 of mf_talents. */
export class PreviewRig {
  readonly plane = new ControlPlane();
  revision = 0;
  private readonly sites = [makeSiteFolder()];
  private readonly doors: FastifyInstance[] = [];
  private registry: PolledRegistry | undefined;

  async start(): Promise<void> {
    await this.plane.start();
    for (const version of ['3', '4']) this.publish(aRelease({ version }));
    this.publish(aRelease({ remote: 'mf_jobs', version: '1', routes: [aRoute({ pattern: '/jobs' })] }));
    const log = { info: () => undefined, warn: () => undefined };
    const stateDir = this.sites[0]?.folder ?? '';
    this.registry = new PolledRegistry(new Backends([this.plane.url]), { stateDir, publicKeys: [], origins: [], log });
    await this.serve();
    await this.openDoor();
  }

  /** Opens one more front door with these settings. */
  async openDoor(env?: Readonly<Record<string, string>>): Promise<FastifyInstance> {
    const site = env === undefined ? this.sites[0] : makeSiteFolder(env);
    if (!site || !this.registry) throw new Error('The rig is not started.');
    const door = await createFrontDoor(site.config, {
      registry: this.registry,
      backends: new Backends([this.plane.url]),
      writeLog: () => undefined,
    });
    if (env !== undefined) this.sites.push(site);
    this.doors.push(door);
    return door;
  }

  async stop(): Promise<void> {
    for (const door of this.doors) await door.close();
    for (const site of this.sites) site.remove();
    await this.plane.kill();
  }

  get door(): FastifyInstance {
    const [door] = this.doors;
    if (!door) throw new Error('The rig is not started.');
    return door;
  }

  publish(release: Release, keys: Keys = this.plane.keys): void {
    this.plane.respondWith(`/api/federation/releases/${release.remote}/${release.version}`, signText(release, keys, 'release'));
  }

  /** Publishes a newer registry, signed by these keys, which the front door has at once. */
  async serve(changes: Partial<Registry> = {}, keys: Keys = this.plane.keys): Promise<void> {
    this.revision += 1;
    this.plane.respondWith('/api/federation/registry', signText(aRegistry(ROLLOUTS, { revision: this.revision, ...changes }), keys));
    await this.registry?.refresh();
  }

  addressOf(link: object, keys: Keys = this.plane.keys, kind: SignedKind = 'preview'): string {
    return `/_preview?token=${Buffer.from(JSON.stringify(signText(link, keys, kind))).toString('base64url')}`;
  }

  aBrowser(): TestVisitor {
    return new TestVisitor(this.door);
  }

  async withPreview(changes: Partial<PreviewLink> = {}): Promise<TestVisitor> {
    const browser = this.aBrowser();
    await browser.get(this.addressOf(aLink(changes)));
    return browser;
  }
}

/** Returns a link to version 3 of mf_talents, for an hour. */
export function aLink(changes: Partial<PreviewLink> = {}): PreviewLink {
  return { remote: 'mf_talents', version: '3', path: '/talents', made_at: Date.now() - 1000, expires_at: Date.now() + HOUR, ...changes };
}

/** Returns the words of the bar in a document; null without one. */
export async function barOf(browser: TestVisitor, url = '/talents'): Promise<string | null> {
  const bar = /<aside class="ink preview-bar".*?<\/aside>/su.exec((await browser.get(url)).body)?.[0];
  return (
    bar
      ?.replace(/<style>.*?<\/style>|<[^>]+>/gsu, ' ')
      .replace(/\s+/gu, ' ')
      .trim() ?? null
  );
}
