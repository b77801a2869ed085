import type { Provider } from '@nestjs/common';
import { PartiesService } from './parties.service';
import { PartyNamesRepository } from './party-names.repository';

/** Providers of what a client and a talent see of each other. */
export const partiesProviders: readonly Provider[] = [PartiesService, PartyNamesRepository];
