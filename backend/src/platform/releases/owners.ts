import { readOwners, remoteOfFolder, type Squad } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import file from '../../../../owners.json';

/** The squads of owners.json as this backend was built with them. */
@Injectable()
export class Owners {
  readonly squads: readonly Squad[] = readOwners(file).squads;

  /** Returns the squad of a remote; null for one that the file does not name. */
  squadOf(remote: string): Squad | null {
    return this.squads.find((squad) => remotesOf(squad).includes(remote)) ?? null;
  }

  squadNamed(name: string): Squad | null {
    return this.squads.find((squad) => squad.name === name) ?? null;
  }
}

/** Returns the names of a squad's remotes, as mf_talents. */
export function remotesOf({ remotes }: Squad): readonly string[] {
  return remotes.map(remoteOfFolder);
}
