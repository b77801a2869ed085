import { type Command, parsePositionals, remoteNamed } from './command';

export const token: Command = {
  usage: '<remote>',
  about: "the remote's own token, for PUBLISH_TOKEN of its squad's pipeline",
  run: (args, plane) => Promise.resolve(plane.tokenOf(remoteNamed(parsePositionals(args).positionals[0]))),
};
