import { sinceOf } from './lead-options';
import type { StaffCommand } from './staff-command';

export const ENQUIRY_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  tickets: {
    argument: null,
    needs: [],
    does: 'lists letters to the desks, the newest first; --since 2026-11-01; with --of <ticket> everything one of them says',
    run: ({ enquiries }, { of, since }) => (of === undefined ? enquiries.table('letters', sinceOf(since)) : enquiries.read('letters', of)),
  },
  applications: {
    argument: null,
    needs: [],
    does: 'the same for those who want to work here',
    run: ({ enquiries }, { of, since }) =>
      of === undefined ? enquiries.table('applications', sinceOf(since)) : enquiries.read('applications', of),
  },
  cv: {
    argument: 'ticket',
    needs: [],
    does: "writes an application's CV, to be sent into a file",
    isFile: true,
    run: ({ enquiries }, { subject }) => enquiries.cv(subject),
  },
};
