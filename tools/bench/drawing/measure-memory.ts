import { SeededRandom } from '@alltalent/backend/seeds/seeded-random';
import type { Registry, Release } from '@alltalent/shared/contracts';
import type { Generator } from '../load/generator';
import type { MeasuredDoor, Memory } from './measured-door';
import { storeNextRelease, withRelease } from './measured-releases';
import type { RecordedBackend } from './recorded-backend';

/** Views between two changes of the release: fewer than visitors make in a minute, so that more releases come and go. */
const VIEWS_OF_A_RELEASE = 1000;
const VIEWS_OF_A_READING = 5000;
const CONNECTIONS = 8;

export type MemoryReading = Memory & { readonly views: number };
export type MemoryRun = {
  readonly profiles: number;
  readonly views: number;
  readonly releases: number;
  readonly left: number;
  readonly readings: readonly MemoryReading[];
};

type Sources = {
  readonly door: MeasuredDoor;
  readonly generator: Generator;
  readonly backend: RecordedBackend;
  readonly registry: Registry;
  readonly release: Release;
  readonly releaseStore: string;
  readonly profiles: readonly string[];
  readonly say: (line: string) => void;
};

/**
 * Opens profiles at random while releases change: a new one comes after every thousand views, and every third one is rolled
 * back. Reads the memory of the front door every five thousand views.
 */
export async function measureMemory(sources: Sources, views: number): Promise<MemoryRun> {
  const { door, generator, profiles, say } = sources;
  const random = new SeededRandom('drawing');
  const leftBefore = await door.leftPages();
  const readings: MemoryReading[] = [];
  let releases = 0;
  for (let done = 0; done < views; done += VIEWS_OF_A_RELEASE) {
    releases += 1;
    await changeRelease(sources, releases);
    const paths = Array.from({ length: VIEWS_OF_A_RELEASE }, () => random.pick(profiles));
    await generator.run({ port: door.port, paths, connections: CONNECTIONS, until: { requests: paths.length } });
    if ((done + VIEWS_OF_A_RELEASE) % VIEWS_OF_A_READING !== 0) continue;
    const memory = await door.memory();
    readings.push({ ...memory, views: done + VIEWS_OF_A_RELEASE });
    say(`${done + VIEWS_OF_A_RELEASE} views, ${releases} changes: ${(memory.rss / 2 ** 20).toFixed(0)} MB resident`);
  }
  return { profiles: profiles.length, views, releases, left: (await door.leftPages()) - leftBefore, readings };
}

async function changeRelease({ backend, door, registry, release, releaseStore }: Sources, number: number): Promise<void> {
  const isRolledBack = number % 3 === 0;
  const next = storeNextRelease(releaseStore, release, isRolledBack ? number - 2 : number);
  const revision = backend.revision + 1;
  backend.publish(withRelease(registry, next, revision));
  await door.untilRevision(revision);
}
