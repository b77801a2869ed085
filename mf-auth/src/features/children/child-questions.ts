import { request } from '@alltalent/shared/api';
import { ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import type { ChildQuestion } from './question-dialog';

export const WITHDRAWAL: ChildQuestion = {
  title: () => t('children.withdrawTitle'),
  text: ({ first_name: name }) => t('children.withdrawQuestion', { name, days: LIMITS.withdrawnChildDays }),
  yes: t('children.withdrawYes'),
  failed: (reason) => t('children.withdrawFailed', { reason }),
  send: ({ id }) => request(ENDPOINTS.withdrawConsent, { child_id: id }),
};

export const REMOVAL: ChildQuestion = {
  title: ({ first_name: name }) => t('children.removeTitle', { name }),
  text: ({ first_name: name }) => t('children.removeQuestion', { name }),
  yes: t('children.removeYes'),
  failed: (reason) => t('children.removeFailed', { reason }),
  send: ({ id }) => request(ENDPOINTS.removeChild, { child_id: id }),
};
