import { readOwnersFile } from '../owners/owners';
import { type Command, parsePositionals, remoteNamed } from './command';

export const token: Command = {
  usage: '<squad or remote>',
  about: 'the token of a squad, for all of its remotes, or of one remote, for PUBLISH_TOKEN of its pipeline',
  run: (args, plane) => {
    const [holder] = parsePositionals(args).positionals;
    const isSquad = readOwnersFile().squads.some(({ name }) => name === holder);
    return Promise.resolve(plane.tokenOf(isSquad && holder ? holder : remoteNamed(holder)));
  },
};
