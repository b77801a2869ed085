import { parseArgs } from 'node:util';
import { ENDPOINTS, momentInIndia, PREVIEW_HOURS } from '@alltalent/shared/contracts';
import { type Command, remoteNamed } from './command';
import { askControlPlane } from './control-plane';

export const preview: Command = {
  usage: `<remote> [version] [--hours ${PREVIEW_HOURS.usual}] [--path /talents]`,
  about: 'a link that shows a release in any browser, the newest one unless said; it counts nowhere',
  async run(args, plane) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hours: { type: 'string', default: String(PREVIEW_HOURS.usual) }, path: { type: 'string' } },
    });
    const [name, version] = positionals;
    const remote = remoteNamed(name);
    const input = { remote, version, hours: hoursIn(values.hours), path: values.path };
    const link = await askControlPlane(plane, { endpoint: ENDPOINTS.makePreview, input, remote });
    return `${link.address}\nshows ${remote} ${link.version} at ${link.path} in every browser that opens it, until ${momentInIndia(link.expires_at)}.`;
  },
};

function hoursIn(text: string): number {
  const hours = Number(text);
  if (Number.isInteger(hours) && hours >= 1 && hours <= PREVIEW_HOURS.most) return hours;
  throw new Error(`Write the hours as a whole number from 1 to ${PREVIEW_HOURS.most}, and not "${text}".`);
}
