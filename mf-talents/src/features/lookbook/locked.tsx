import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';
import css from './gone.module.css';
import type { PasscodeFormProps } from './passcode-form';

const PasscodeForm = lazySection<PasscodeFormProps>({
  name: 'talents.passcode-form',
  load: () => import(/* webpackChunkName: "talents.passcode-form" */ './passcode-form').then((part) => part.PasscodeForm),
  loading: 'Loading the form',
  failure: t('forms.notLoaded'),
  height: '8rem',
});

/** Lookbook behind a passcode, which the sender gives the receiver outside the site. */
export function Locked({ token }: PasscodeFormProps) {
  return (
    <section className={`ink ${css.gone}`}>
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title}>This link asks for a passcode</h1>
        <p className="lede">The person who sent it to you knows the passcode.</p>
        <PasscodeForm token={token} />
      </div>
    </section>
  );
}
