import { ButtonLink, IconButton } from '@alltalent/shared/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../messages';
import { hasDialog, isQuietPath } from './quiet-moment';
import { type OfferedCard, useOfferedCard } from './use-offered-card';
import styles from './upgrade-card.module.css';

/** Card that offers the membership over the page: it takes no focus and moves nothing. */
export function UpgradeCard() {
  const { card, dismiss } = useOfferedCard();
  const { pathname } = useLocation();
  return card && !isQuietPath(pathname) ? <ShownCard card={card} onDismiss={dismiss} /> : null;
}

type ShownCardProps = { readonly card: OfferedCard; readonly onDismiss: () => void };

function ShownCard({ card, onDismiss }: ShownCardProps) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const close = () => {
    const hadFocus = element.current?.contains(document.activeElement) ?? false;
    onDismiss();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  useEscape(close);
  return (
    <aside className={styles.card} ref={element} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {card.title}
      </h2>
      <p className={styles.text}>{card.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={card.path} size="small" onClick={onDismiss}>
          {card.action}
        </ButtonLink>
      </div>
      <IconButton label={t('upgradeCard.close')} icon="close" className={styles.close} onClick={close} />
    </aside>
  );
}

/** Calls `close` on Escape, unless a dialog is open, which Escape closes instead. */
function useEscape(close: () => void): void {
  const handleEscape = useEffectEvent(close);
  useEffect(() => {
    const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !hasDialog()) handleEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
