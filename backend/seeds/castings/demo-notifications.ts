import type { JobRecord } from '../../src/jobs';
import type { NotificationRow } from '../../src/notifications';
import { CAST } from '../talents/cast';
import type { CastAccount } from './cast-accounts';

const HOUR_MS = 3_600_000;

type DemoContext = {
  readonly clientId: string;
  readonly accounts: ReadonlyMap<string, CastAccount>;
  readonly assetBase: string;
  readonly now: number;
};
type Line = Pick<NotificationRow, 'userId' | 'group' | 'title' | 'text' | 'path' | 'action' | 'image'> & { readonly hoursAgo: number };

/** Recent notifications of the demo client and of one demo talent, oldest first, worded as the site words them. */
export function demoNotifications(jobs: readonly Pick<JobRecord, 'id' | 'title' | 'slug'>[], context: DemoContext): NotificationRow[] {
  const [tea, bus] = ['Tea film', 'Night bus'].map((title) => jobs.find((job) => job.title.startsWith(title)));
  if (!tea || !bus) return [];
  const lines = [...clientLines(tea, context), ...talentLines(tea, bus, context)];
  return lines
    .sort((one, other) => other.hoursAgo - one.hoursAgo)
    .map(({ hoursAgo, ...line }, index) => ({ ...line, key: `demo:${index}`, at: context.now - hoursAgo * HOUR_MS, mailState: 'none' }));
}

function clientLines(tea: Pick<JobRecord, 'id' | 'title'>, { clientId, accounts, assetBase }: DemoContext): Line[] {
  const path = `/client/dashboard?tab=applicants&job=${tea.id}`;
  const applied = [
    { who: 'leela-pillai', role: 'The aunt', hoursAgo: 3 },
    { who: 'devika-nair', role: 'The aunt', hoursAgo: 5 },
    { who: 'jonah-reyes', role: 'The rider', hoursAgo: 6 },
    { who: 'mira-solanki', role: 'The aunt', hoursAgo: 20 },
  ].flatMap(({ who, role, hoursAgo }): Line[] => {
    const account = accounts.get(who);
    if (!account) return [];
    const image = `${assetBase}/posters/${account.slug}-0-640.webp`;
    const title = `${nameOf(who)} applied`;
    const text = `${role}, ${tea.title}.`;
    return [{ userId: clientId, group: 'applications', title, text, path, action: 'See the application', image, hoursAgo }];
  });
  const declined = {
    userId: clientId,
    group: 'invites',
    title: `${nameOf('dj-neel')} declined your invitation`,
    text: `The rider, ${tea.title}.`,
    path: `/client/dashboard?tab=invites&job=${tea.id}`,
    action: 'See your invites',
    image: '',
    hoursAgo: 50,
  } as const;
  return [...applied, ...(accounts.has('dj-neel') ? [declined] : [])];
}

type Job = Pick<JobRecord, 'id' | 'title' | 'slug'>;

function talentLines(tea: Job, bus: Job, { accounts, assetBase }: DemoContext): Line[] {
  const userId = accounts.get('meher-kaul')?.userId;
  if (userId === undefined) return [];
  const own = { userId, image: `${assetBase}/categories/actor-640.webp` };
  const applied = { ...own, group: 'applications', path: '/talent/applications' } as const;
  const part = `The girl with the tabla, ${bus.title}.`;
  return [
    { ...applied, title: 'Your application was viewed', text: part, action: 'See the application', hoursAgo: 66 },
    { ...applied, title: 'You are on the shortlist', text: part, action: 'See the application', hoursAgo: 53 },
    {
      ...applied,
      title: 'Ritu Khanna Casting asks for a self-tape',
      text: `${part} One minute, in the dark, to somebody asleep. A phone is fine.`,
      action: 'Send it',
      hoursAgo: 40,
    },
    {
      ...own,
      group: 'invites',
      title: 'Ritu Khanna Casting invites you',
      text: `The aunt, ${tea.title}. You would be our youngest aunt, and the stillest. Would you read it?`,
      path: `/jobs/${tea.id}-${tea.slug}`,
      action: 'See the call',
      hoursAgo: 18,
    },
  ];
}

function nameOf(key: string): string {
  return CAST.find((member) => member.key === key)?.name ?? '';
}
