import { ACCOUNT, nothing, reason, type Recorded } from './recorded-act';

/** Acts about accounts and decisions, as they are stored and shown. */
export const ACCOUNT_ACTS = {
  'verify-client': nothing(),
  'unverify-client': [['verified on 2026-11-20', ACCOUNT, 'Verified on 20 November 2026']],
  'note-person': nothing(),
  'end-sessions': reason(),
  'change-roles': [['7 -> 7,5: Acts, too', ACCOUNT, 'Roles client → client, talent | Acts, too']],
  suspend: reason(),
  restore: reason(),
  terminate: reason(),
  'export-person': reason(),
  'erase-person': reason(),
  'keep-person': reason(),
  'merge-accounts': [
    ['into Asha Rao: Two accounts', ACCOUNT, 'Merged into Asha Rao | Two accounts'],
    [
      'with u_demo_ritu, moved: favourites 3, saved_searches 1; Two accounts',
      ACCOUNT,
      'Merged with a deleted account | Moved Favourites: 3, Saved searches: 1 | Two accounts',
    ],
    ['with Ritu Sen, moved: nothing; Two accounts', ACCOUNT, 'Merged with Ritu Sen | Moved None | Two accounts'],
  ],
  'view-as-person': reason(),
  'approve-profile': [['talent:7', ACCOUNT, '']],
  'ask-profile-changes': reason(),
  'reject-profile': reason(),
  'remove-content': [['Copied', 'talent:7', 'Copied']],
  'approve-job': [
    ['Ritu Sen', 'job:7', 'Posted by Ritu Sen'],
    ['', 'job:7', ''],
  ],
  'ask-job-changes': [['Say what you pay', 'job:7', 'Say what you pay']],
  'reject-job': [['No pay', 'job:7', 'No pay']],
  'close-job': [['Filled', 'job:7', 'Filled']],
  'close-report': [['Spoke to both', 'report:3', 'Spoke to both']],
  'take-down-review': [['Insults', 'review:9', 'Insults']],
  'decide-booking': [
    ['no-show: Nobody came', 'booking:4', 'Decision It was a no-show | Nobody came'],
    ['done: It took place', 'booking:4', 'Decision It was done | It took place'],
  ],
} satisfies Readonly<Record<string, Recorded>>;
