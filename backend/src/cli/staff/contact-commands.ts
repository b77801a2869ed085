import { sinceOf } from './lead-options';
import type { StaffCommand } from './staff-command';

export const CONTACT_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  tickets: {
    argument: null,
    needs: [],
    does: 'lists letters to the desks, the newest first; --since 2026-11-01; with --of <ticket> everything one of them says',
    run: ({ contactMessages }, { of, since }) =>
      of === undefined ? contactMessages.table('messages', sinceOf(since)) : contactMessages.read('messages', of),
  },
  applications: {
    argument: null,
    needs: [],
    does: 'the same for those who want to work here',
    run: ({ contactMessages }, { of, since }) =>
      of === undefined ? contactMessages.table('applications', sinceOf(since)) : contactMessages.read('applications', of),
  },
  cv: {
    argument: 'ticket',
    needs: [],
    does: "writes an application's CV, to be sent into a file",
    isFile: true,
    run: ({ contactMessages }, { subject }) => contactMessages.cv(subject),
  },
};
