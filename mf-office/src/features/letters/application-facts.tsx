import { ENDPOINTS, type TicketDetail } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t } from '../../messages/letters';

const KILOBYTE = 1000;

/** What an application has beside its text: opening, phone, link and CV, as far as they were sent. */
export function ApplicationFacts({ letter: { id, opening, phone, link, cv_bytes: bytes } }: { readonly letter: TicketDetail }) {
  return (
    <Part title={t('letters.facts')}>
      <dl className={layout.account}>
        <div>
          <dt>{t('letters.cv')}</dt>
          <dd>
            {bytes === null ? (
              t('letters.noCv')
            ) : (
              <TextLink to={ENDPOINTS.ticketCv.path.replace('{id}', id)} reloadDocument download>
                {t('letters.saveCv', { kilobytes: Math.ceil(bytes / KILOBYTE) })}
              </TextLink>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('letters.opening')}</dt>
          <dd>{opening === '' ? t('letters.noOpening') : opening}</dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>{t('letters.phone')}</dt>
            <dd className="num">{phone}</dd>
          </div>
        )}
        {link !== '' && (
          <div>
            <dt>{t('letters.link')}</dt>
            <dd>{link}</dd>
            <dd className="muted">{t('letters.linkHint')}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
