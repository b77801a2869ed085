import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';
import type { TermsFormProps } from './terms-form';

/** The form with its validator, as a chunk of its own. */
export const LazyTermsForm = lazySection<TermsFormProps>({
  name: 'hiring-terms-form',
  load: async () => (await import(/* webpackChunkName: "hiring.terms-form" */ './terms-form')).TermsForm,
  loading: t('offers.formLoading'),
  failure: t('hiring.formFailed'),
  height: '40rem',
});
