import { ENDPOINTS, type Offer } from '@alltalent/shared/contracts';
import { ButtonLink, TextLink } from '@alltalent/shared/ui';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';

const pdfPath = (id: number): string => ENDPOINTS.offerPdf.path.replace('{id}', String(id));

/** Ways from an accepted offer to its booking and its paper. */
export function AcceptedPart({ offer: { id, booking_id: booking } }: { readonly offer: Offer }) {
  return (
    <div className={`${page.actions} ${page.apart}`}>
      {booking !== null && <ButtonLink to={`/bookings/${booking}`}>{t('offers.toBooking')}</ButtonLink>}
      <TextLink className={page.target ?? ''} to={pdfPath(id)} reloadDocument download>
        {t('offers.pdf')}
      </TextLink>
    </div>
  );
}
