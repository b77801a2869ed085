import type { StaffCommand } from './staff-command';

export const PROFILE_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  profiles: {
    argument: null,
    needs: [],
    does: 'lists submitted profiles, first reviews before the others, then the longest waiting; with --of <e-mail> everything one of them says',
    run: ({ reviews }, { of }) => (of === undefined ? reviews.table() : reviews.read(of)),
  },
  'approve-profile': {
    argument: 'e-mail',
    needs: [],
    does: 'puts on the site what a talent submitted, and tells them',
    run: ({ reviews }, { subject }) => reviews.approve(subject),
  },
  'ask-profile-changes': {
    argument: 'e-mail',
    needs: ['reason'],
    does: 'gives a submitted profile back to its owner, with the reason',
    run: ({ reviews }, { subject, reason }) => reviews.askChanges(subject, reason),
  },
};
