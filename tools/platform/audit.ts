import { ENDPOINTS } from '@alltalent/shared/contracts';
import { textTable } from '@alltalent/backend/text-table';
import { age } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parsePositionals, remoteNamed } from './command';

export const audit: Command = {
  usage: '[remote]',
  about: 'who changed what, the newest fifty',
  async run(args, plane) {
    const [name] = parsePositionals(args).positionals;
    const wanted = name === undefined ? undefined : remoteNamed(name);
    const { entries } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.platformAudit, input: { remote: wanted } });
    if (entries.length === 0) return 'Nothing was changed yet.';
    const now = Date.now();
    const rows = entries.map(({ at, actor, action, remote, detail }) => [age(at, now), actor, action, remote, detail]);
    return textTable(['WHEN', 'WHO', 'WHAT', 'REMOTE', 'DETAIL'], rows);
  },
};
