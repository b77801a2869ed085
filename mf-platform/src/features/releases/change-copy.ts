import { t as owners } from '../../messages/owners';
import { t } from '../../messages/record';
import type { AskedChange } from './asked-change';

/** Returns the copy of the confirmation: a question, what visitors will notice, the button. */
export function changeCopy(
  remote: string,
  { action, version = '', variant = '' }: AskedChange,
): { title: string; detail: string; button: string } {
  switch (action) {
    case 'promote':
      return {
        title: `Promote ${version}?`,
        detail: `Everybody gets it with their next page. The present release of ${remote} stays as the one to fall back to.`,
        button: 'Promote',
      };
    case 'rollback':
      return {
        title: `Roll ${remote} back?`,
        detail: 'Visitors get the release before it with their next page; with a running test, its variants go. The release is withdrawn.',
        button: 'Roll back',
      };
    case 'withdraw':
      return {
        title: t('withdraw.title', { version: version ?? '' }),
        detail: t('withdraw.text', { remote }),
        button: t('withdraw.send'),
      };
    case 'restore':
      return { title: owners('restore.title', { remote }), detail: owners('restore.text'), button: owners('restore.send') };
    case 'follow':
      return { title: t('follow.title', { remote }), detail: t('follow.detail'), button: t('follow.send') };
    case 'pause':
      return { title: 'Pause the test?', detail: 'Everybody gets A, and nothing is counted until you resume.', button: 'Pause' };
    case 'resume':
      return { title: 'Resume the test?', detail: 'Visitors who had a variant see it again.', button: 'Resume' };
    case 'end':
      return {
        title: variant === 'A' ? 'End the test?' : `Keep ${variant}?`,
        detail: `The test is over. Everybody gets ${variant || 'A'} with their next page.`,
        button: variant === 'A' ? 'End with A' : `End with ${variant}`,
      };
    case 'weight':
      return {
        title: `Weight of ${variant}`,
        detail: 'It applies to new visitors. Visitors who already have a variant keep it.',
        button: 'Shift',
      };
  }
}
