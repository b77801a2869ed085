import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { Loaded } from '../../domain/loaded/loaded';
import page from '../../domain/page/page.module.css';
import { Ask } from '../../domain/reason/ask';
import { t } from '../../messages';
import styles from './bookings.module.css';
import { feedQuery } from './bookings.query';

/** Address under which a calendar program reads the bookings. */
export function FeedPart() {
  return (
    <PageSection id="feed" title={t('bookings.feed')} lede={t('bookings.feedLede')}>
      <div>
        <Loaded query={useQuery(feedQuery)} loading={t('bookings.feedLoading')} failure={t('bookings.feedFailed')} height="6rem">
          {(address) => <Feed address={address} />}
        </Loaded>
      </div>
    </PageSection>
  );
}

function Feed({ address }: { readonly address: string }) {
  const id = useId();
  const addToast = useSetAtom(addToastAtom);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      addToast({ kind: 'info', text: t('bookings.copied') });
    } catch {
      addToast({ kind: 'error', text: t('bookings.copyFailed') });
    }
  };
  return (
    <div className={page.form}>
      <div>
        <p id={id} className="muted">
          {t('bookings.feedAddress')}
        </p>
        <p className={styles.address} aria-labelledby={id}>
          <code>{address}</code>
        </p>
      </div>
      <div className={page.actions}>
        <Button variant="ink" icon="copy" onClick={() => void copy()}>
          {t('bookings.copy')}
        </Button>
        <RenewFeed />
      </div>
      <div>
        <h3>{t('bookings.feedHow')}</h3>
        <ul className={styles.how}>
          <li>{t('bookings.feedIphone')}</li>
          <li>{t('bookings.feedGoogle')}</li>
        </ul>
      </div>
      <p className="muted">{t('bookings.feedWarning')}</p>
    </div>
  );
}

function RenewFeed() {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.renewCalendarFeed, {}),
    onSuccess: ({ address }) => {
      queryClient.setQueryData(feedQuery.queryKey, address);
      setAsking(false);
    },
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('bookings.renewFeed')}
      </Button>
      {isAsking && (
        <Ask
          title={t('bookings.renewFeedTitle')}
          yes={t('bookings.renewFeed')}
          no={t('hiring.leave')}
          isOpen
          isPending={isPending}
          error={error}
          onYes={() => mutate()}
          onClose={close}
        >
          {t('bookings.renewFeedText')}
        </Ask>
      )}
    </>
  );
}
