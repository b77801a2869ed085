import type { StaffCommand } from './staff-command';

export const REPORT_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  reports: {
    argument: null,
    needs: [],
    does: 'lists what people reported, those about children first, then the longest waiting',
    run: ({ reports }) => reports.table(),
  },
  'read-report': {
    argument: 'report',
    needs: [],
    does: 'shows one of them whole, with what it is about',
    run: ({ reports }, { subject }) => reports.read(subject),
  },
  'read-thread': {
    argument: 'thread',
    needs: [],
    does: 'shows the last 50 messages of a thread that has an open report',
    run: ({ reports }, { subject }) => reports.readThread(subject),
  },
  'close-report': {
    argument: 'report',
    needs: ['reason'],
    does: 'notes what was done about it',
    run: ({ reports }, { subject, reason }) => reports.close(subject, reason),
  },
};
