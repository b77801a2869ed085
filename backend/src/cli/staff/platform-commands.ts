import type { StaffCommand } from './staff-command';
import type { StaffServices } from './staff-services';

const SUBJECT = 'registry-key';

async function recordSummary(
  audit: StaffServices['audit'],
  action: 'release-messages' | 'drop-messages',
  summary: string,
  reason = summary,
): Promise<string> {
  await audit.record(action, 'outbox', reason);
  return summary;
}

function releasedIn({ released, late }: Awaited<ReturnType<StaffServices['heldMessages']['release']>>): string {
  const rest = late === 0 ? '' : ` ${late} came too late to be of use and stay held: drop them.`;
  return `Released ${released} messages; the outbox sends them now.${rest}`;
}

/** Staff commands on the platform: tokens, held messages and the registry key. */
export const PLATFORM_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  'revoke-tokens': {
    argument: 'remote',
    needs: ['reason'],
    does: 'ends every token that reaches one remote, or every token of a squad and its remotes; those of others go on',
    run: ({ tokens }, { subject, reason }) =>
      /^mf[-_]/u.test(subject) ? tokens.revoke(subject.replace(/^mf-/u, 'mf_'), reason) : tokens.revokeSquad(subject, reason),
  },
  'held-messages': {
    argument: null,
    needs: [],
    does: 'lists the messages that were two hours late, as after restoring a backup, and are not sent without being asked',
    run: ({ heldMessages }) => heldMessages.list(),
  },
  'release-messages': {
    argument: null,
    needs: [],
    does: 'sends all of them',
    run: async ({ heldMessages, audit }) => recordSummary(audit, 'release-messages', releasedIn(await heldMessages.release())),
  },
  'drop-messages': {
    argument: null,
    needs: ['reason'],
    does: 'gives all of them up',
    run: async ({ heldMessages, audit }, { reason }) =>
      recordSummary(audit, 'drop-messages', `Dropped ${await heldMessages.drop()} messages. They are never sent.`, reason),
  },
  'rotate-registry-key': {
    argument: null,
    needs: [],
    does: 'replaces the key that signs what front doors serve, in three steps, one each time it is run',
    run: async ({ registryKeys, audit }) => {
      const summary = await registryKeys.step();
      const [what = ''] = summary.split('\n');
      await audit.record('rotate-registry-key', SUBJECT, what);
      return summary;
    },
  },
};
