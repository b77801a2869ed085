import { ENDPOINTS } from '@alltalent/shared/contracts';
import { percent, readRoutes } from './amounts';
import { type Command, parsePositionals, remoteNamed } from './command';
import { askControlPlane } from './control-plane';

const USAGE = '<remote> <experiment> <rate of A in percent> <change worth finding, in percent of it> [--routes /one,/two]';

export const plan: Command = {
  usage: USAGE,
  about: 'says before its first visitor what a test is for, and how many it takes',
  async run(args, plane) {
    const { positionals, routes } = parsePositionals(args);
    const [name, experiment, ...amounts] = positionals;
    const [baseline, lift] = amounts.map(partOf);
    if (!experiment || baseline === undefined || lift === undefined) throw new Error(`Say what is planned: plan ${USAGE}`);
    const remote = remoteNamed(name);
    const input = { remote, experiment, baseline, lift, routes: readRoutes(routes) };
    const planned = await askControlPlane(plane, { endpoint: ENDPOINTS.planExperiment, input, remote });
    const change = `${percent(baseline)} to ${percent(baseline * (1 + lift))}`;
    const pages = planned.routes === null ? '' : ` of ${planned.routes.join(' or ')}`;
    const visitors = planned.visitors.toLocaleString('en');
    return `${experiment} is judged once each variant has ${visitors} visitors${pages}: enough to find ${change}.`;
  },
};

function partOf(text: string): number {
  const [, number] = /^(\d{1,3}(?:\.\d{1,3})?)\s*%?$/u.exec(text.trim()) ?? [];
  if (number === undefined) throw new Error(`"${text}" is no percentage: write it like 5 or 12.5.`);
  return Number(number) / 100;
}
