import type { StaffCommand } from './staff-command';

export const JOB_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  jobs: {
    argument: null,
    needs: [],
    does: 'lists jobs that wait for a decision, the longest waiting first',
    run: ({ jobs }) => jobs.table(),
  },
  'read-job': {
    argument: 'job',
    needs: [],
    does: 'shows everything a job says, and what it would replace',
    run: ({ jobs }, { subject }) => jobs.read(subject),
  },
  'approve-job': {
    argument: 'job',
    needs: [],
    does: 'puts on the site what a client sent in, and tells them',
    run: ({ jobs }, { subject }) => jobs.approve(subject),
  },
  'ask-job-changes': {
    argument: 'job',
    needs: ['reason'],
    does: 'gives a job back to its client, with the reason',
    run: ({ jobs }, { subject, reason }) => jobs.askChanges(subject, reason),
  },
  'close-job': {
    argument: 'job',
    needs: ['reason'],
    does: 'takes a job off the site for good; its client and everybody who applied are told',
    run: ({ jobs }, { subject, reason }) => jobs.close(subject, reason),
  },
};
