import type { OfficeSession } from '@alltalent/shared/contracts';
import { Dialog, IconButton } from '@alltalent/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../messages';
import { PlaceLinks } from './place-links';
import styles from './places.module.css';

/** Navigation of the office: a column that scrolls by itself; on phones a row, whose button shows all places at once. */
export function PlaceNavigation({ session }: { readonly session: OfficeSession }) {
  const places = useShownPlace();
  const [isListOpen, setIsListOpen] = useState(false);
  const close = () => setIsListOpen(false);
  return (
    <>
      <nav className={styles.places} aria-label={t('places.label')}>
        <IconButton className={styles.all} label={t('places.all')} icon="menu" aria-haspopup="dialog" onClick={() => setIsListOpen(true)} />
        <div ref={places} className={styles.scroller}>
          <PlaceLinks session={session} idPrefix="places" />
        </div>
      </nav>
      <Dialog isOpen={isListOpen} onClose={close} title={t('places.label')} className={styles.list}>
        <PlaceLinks session={session} idPrefix="all-places" onChosen={close} />
      </Dialog>
    </>
  );
}

/** Keeps the current place in sight, in the column as in the row. */
function useShownPlace() {
  const places = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const scroller = places.current;
    const current = scroller?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!scroller || !current) return;
    scroller.scrollLeft = current.offsetLeft - (scroller.clientWidth - current.offsetWidth) / 2;
    scroller.scrollTop = current.offsetTop - (scroller.clientHeight - current.offsetHeight) / 2;
  }, [pathname]);
  return places;
}
