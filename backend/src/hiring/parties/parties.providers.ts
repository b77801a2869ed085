import type { Provider } from '@nestjs/common';
import { AccountChangesService } from './account-changes.service';
import { PartiesService } from './parties.service';
import { PartyNamesRepository } from './party-names.repository';

/** Providers of what a client and a talent see of each other and change together. */
export const partiesProviders: readonly Provider[] = [AccountChangesService, PartiesService, PartyNamesRepository];
