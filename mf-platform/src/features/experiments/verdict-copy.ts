import type { ExperimentResultResponse } from '@alltalent/shared/contracts';
import { t } from '../../messages';

type Verdict = ExperimentResultResponse['verdict'];

/** Returns what the figures say, in a sentence a product team can act on. */
export function verdictCopy(verdict: Verdict): { readonly title: string; readonly detail: string } {
  switch (verdict) {
    case 'collecting':
      return { title: t('verdict.collecting'), detail: t('verdict.collecting.detail') };
    case 'undecided':
      return { title: t('verdict.undecided'), detail: t('verdict.undecided.detail') };
    case 'better':
      return { title: t('verdict.better'), detail: t('verdict.better.detail') };
    case 'worse':
      return { title: t('verdict.worse'), detail: t('verdict.worse.detail') };
    case 'mismatch':
      return { title: t('verdict.mismatch'), detail: t('verdict.mismatch.detail') };
    case 'no-difference-yet':
      return { title: t('verdict.alike'), detail: t('verdict.alike.detail') };
  }
}
