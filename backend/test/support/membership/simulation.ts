import type { DataSource } from 'typeorm';
import type { Membership } from '../../../src/membership/terms/memberships.repository';
import { ManualClock } from '../test-site';
import { RenewingProvider } from './renewing-provider';
import { type RenewingWorld, renewingWorld } from './renewing-world';

export type Simulation = { readonly clock: ManualClock; readonly provider: RenewingProvider; readonly world: RenewingWorld };

/** Begins a simulation of renewals at a moment, with a stopped clock and a provider in memory. */
export function simulation(dataSource: DataSource, start: number): Simulation {
  const clock = new ManualClock(start);
  const provider = new RenewingProvider(clock);
  return { clock, provider, world: renewingWorld({ dataSource, clock, provider }) };
}

/** Finds a membership that is there. */
export async function memberOf({ memberships }: RenewingWorld, userId: string): Promise<Membership> {
  const membership = await memberships.find(userId);
  if (membership === null) throw new Error('The membership is missing.');
  return membership;
}
