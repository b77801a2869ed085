import type { AnswerVotes } from '@alltalent/shared/contracts';
import { EmptyState, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { ScrollTable } from '../../domain/scroll-table/scroll-table';
import { t } from '../../messages/votes';
import { votesQuery } from './votes.query';
import styles from './votes.module.css';

const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent' });
const COUNT = new Intl.NumberFormat('en-IN');

/** Which answers help visitors, and which do not; each leads to its editor. */
export function VotesView() {
  const query = useQuery(votesQuery);
  return (
    <div className={styles.votes}>
      <p>
        <TextLink to="/office/content?kind=faq">{t('votes.back')}</TextLink>
      </p>
      <p className={styles.about}>{t('votes.about')}</p>
      <OfficeQueryView query={query} failure={t('votes.failure')}>
        {({ data }) => (data.length === 0 ? <EmptyState title={t('votes.none')}>{t('votes.noneText')}</EmptyState> : <Rows rows={data} />)}
      </OfficeQueryView>
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly AnswerVotes[] }) {
  return (
    <ScrollTable label={t('votes.list')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('votes.question')}</th>
          <th scope="col">{t('votes.no')}</th>
          <th scope="col">{t('votes.yes')}</th>
          <th scope="col">{t('votes.share')}</th>
        </tr>
      </thead>
      <tbody className="num">
        {rows.map(({ name, title, topic, yes, no }) => (
          <tr key={name}>
            <th scope="row">
              <TextLink to={`/office/content/faq/${name}`}>{title}</TextLink>
              <span className={`muted ${styles.topic}`}>{topic}</span>
            </th>
            <td>{COUNT.format(no)}</td>
            <td>{COUNT.format(yes)}</td>
            <td>{yes + no === 0 ? <span className="muted">{t('votes.noVotes')}</span> : <Share share={yes / (yes + no)} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Share({ share }: { readonly share: number }) {
  return (
    <span className={styles.share}>
      {SHARE.format(share)}
      <meter value={share} min={0} max={1} aria-hidden="true" />
    </span>
  );
}
