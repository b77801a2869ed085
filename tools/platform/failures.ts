import { ENDPOINTS, type FailureGroup } from '@alltalent/shared/contracts';
import { age } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parsePositionals, remoteNamed } from './command';
import { readSourceMap, stackInSources } from './stack-of-release';

export const failures: Command = {
  usage: '<remote>',
  about: 'what pages failed with in the last day, and where in the sources',
  async run(args, plane) {
    const remote = remoteNamed(parsePositionals(args).positionals[0]);
    const { failures: groups } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.releaseFailures, input: { remote } });
    if (groups.length === 0) return `No page of ${remote} failed in the last day.`;
    return groups.map((group) => describe(remote, group, Date.now())).join('\n\n');
  },
};

function describe(remote: string, group: FailureGroup, now: number): string {
  const { version, outcome, reason, stack, count, first_at: firstAt, last_at: lastAt, browsers } = group;
  const head = `${count} ${count === 1 ? 'page' : 'pages'}, ${remote} ${version}, ${outcome}: ${reason || 'without a word'}`;
  const when = `  first ${age(firstAt, now)}, last ${age(lastAt, now)}`;
  const who = browsers.length === 0 ? [] : [`  ${browsers.map(({ name, count: of }) => `${name} (${of})`).join(', ')}`];
  const where = stackInSources(stack, remote.replace('_', '-'), (file) => readSourceMap({ remote, version, file }))
    .split('\n')
    .slice(1);
  return [head, when, ...who, ...where].map((line) => line.replace(CONTROL, '')).join('\n');
}

/** Anybody can report a failure: nothing of it may steer a terminal. */
const CONTROL = /[\p{Cc}]/gu;
