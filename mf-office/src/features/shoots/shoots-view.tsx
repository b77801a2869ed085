import { formatDay, SHOOT_STATES, shortMomentInIndia, supplyPlaceName } from '@alltalent/shared/contracts';
import { ChipLink, EmptyState, TextButton, TextLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import layout from '../../domain/money/money.module.css';

import { useOffice } from '../../domain/office-page/confirming';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/shoots';
import type { MoveShootDialogProps } from './move-shoot-dialog';
import { type Move, MOVES, SHOOT_STATE_NAMES } from './moves';
import { shootsQuery, shootStateOf, type StaffShoot } from './shoots.query';
import styles from './shoots.module.css';

type Asked = { readonly shoot: StaffShoot; readonly move: Move };

const MoveShootDialog = lazyDialog<MoveShootDialogProps>(() =>
  import(/* webpackChunkName: "office.shoot" */ './move-shoot-dialog').then((part) => part.MoveShootDialog),
);

/** Shoots by their state: those to be confirmed first. */
export function ShootsView() {
  const [params] = useSearchParams();
  const state = shootStateOf(params.get('state'));
  const query = useQuery(shootsQuery(state));
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className={styles.shoots}>
      <nav className={styles.states} aria-label={t('shoots.show')}>
        {SHOOT_STATES.map((one) => (
          <ChipLink key={one} to={one === 'requested' ? '/office/shoots' : `/office/shoots?state=${one}`} isCurrent={one === state}>
            {t(SHOOT_STATE_NAMES[one])}
          </ChipLink>
        ))}
      </nav>
      <OfficeQueryView query={query} failure={t('shoots.failure')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('shoots.none')}>{t('shoots.noneText')}</EmptyState>
          ) : (
            <ul className={layout.rows} aria-label={t('shoots.list')}>
              {data.map((shoot) => (
                <ShootRow key={shoot.id} shoot={shoot} onAsk={(move) => setAsked({ shoot, move })} />
              ))}
            </ul>
          )
        }
      </OfficeQueryView>
      {asked && <MoveShootDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function ShootRow({ shoot, onAsk }: { readonly shoot: StaffShoot; readonly onAsk: (move: Move) => void }) {
  const { rights } = useOffice();
  const { user_id: userId, city, state_code: state, dates, confirmed_on: on, notes, asked_at: askedAt } = shoot;
  return (
    <li className={`${layout.row} ${styles.row}`}>
      <div>
        <p>
          <strong>{`${city}, ${supplyPlaceName(state)}`}</strong>
        </p>
        <p className={styles.small}>
          {rights.includes('people') && <TextLink to={`/office/people/${userId}`}>{t('shoots.member')}</TextLink>}
        </p>
      </div>
      <div className={styles.small}>
        <p className="num">
          {on === '' ? t('shoots.days', { days: dates.map(formatDay).join(', ') }) : t('shoots.on', { day: formatDay(on) })}
        </p>
        <p className="muted num">{t('shoots.asked', { at: shortMomentInIndia(askedAt) })}</p>
      </div>
      <p className={styles.small}>{notes}</p>
      <div className={styles.acts}>
        {MOVES[shoot.state].map((move) => (
          <TextButton key={move.state} aria-haspopup="dialog" onClick={() => onAsk(move)}>
            {t(move.label)}
          </TextButton>
        ))}
      </div>
    </li>
  );
}
