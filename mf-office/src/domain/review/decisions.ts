import type { DecideInput } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages';
import type { Decision } from '../queue/decision';

type Reviewed = { readonly id: string; readonly version: string };
type Names = Readonly<Record<'changesText' | 'rejectText', MessageId>>;

/** Decisions about what members send in: approve, ask for changes, reject. `names` says what follows from the last two. */
export function reviewDecisions<Detail extends Reviewed>(names: Names): readonly Decision<Detail>[] {
  const inputOf = (decision: DecideInput['decision']) => {
    return ({ id, version }: Detail, reason: string): DecideInput => ({ id, version, decision, reason });
  };
  return [
    {
      name: 'approve',
      key: 'a',
      label: t('review.approve'),
      past: t('review.approved'),
      isUsual: true,
      inputOf: inputOf('approve'),
    },
    {
      name: 'changes',
      key: 'c',
      label: t('review.changes'),
      past: t('review.sentBack'),
      reason: { title: t('review.changesTitle'), text: t(names.changesText), label: t('review.changesLabel') },
      inputOf: inputOf('changes'),
    },
    {
      name: 'reject',
      key: 'r',
      label: t('review.reject'),
      past: t('review.rejected'),
      reason: { title: t('review.rejectTitle'), text: t(names.rejectText), label: t('review.rejectLabel') },
      inputOf: inputOf('reject'),
    },
  ];
}
