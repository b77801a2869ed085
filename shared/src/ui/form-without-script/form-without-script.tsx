import { t } from '../messages';

/** Says, to visitors without script, that the form needs it, and links to the e-mail addresses. */
export function FormWithoutScript() {
  return (
    <noscript>
      <p>
        {t('withoutScript.form')} <a href="/contactus#direct">{t('withoutScript.write')}</a>
      </p>
    </noscript>
  );
}
