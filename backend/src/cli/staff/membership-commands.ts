import { sinceOf } from './lead-options';
import type { StaffCommand } from './staff-command';

/** Staff commands on memberships; everything else staff do there are calls of the API. */
export const MEMBERSHIP_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  'reconcile-payments': {
    argument: null,
    needs: [],
    asksServers: true,
    does: "compares our payments with the providers', and the books with themselves; --since 2026-11-01",
    run: ({ reconciliation }, { since }) => reconciliation.compare(sinceOf(since)),
  },
};
