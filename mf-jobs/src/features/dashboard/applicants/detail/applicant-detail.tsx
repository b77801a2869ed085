import { type Applicant, type ApplicantsResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';

import { StageBadge } from '../../../../domain/stages/stage-badge';
import { StageTimeline } from '../../../../domain/stages/stage-timeline';
import { t } from '../../../../messages';
import { DetailPhotos } from './detail-photos';
import styles from './detail.module.css';
import { MatchLines } from './match-lines';
import { MoveButtons } from './move-buttons';
import { NextPeople } from './next-people';
import { PrivateNote } from './private-note';
import { RatingField } from './rating-field';
import { ReportLine } from './report-line';
import { SelfTapeLine } from './self-tape-line';

type ApplicantDetailProps = { readonly applicant: Applicant; readonly question: string; readonly board: ApplicantsResponse };

export function ApplicantDetail({ applicant, question, board }: ApplicantDetailProps) {
  const { id, talent, role, stage, sent_at, note, answer, history } = applicant;
  return (
    <div className={styles.detail}>
      <DetailPhotos applicant={applicant} />
      <header className={styles.header}>
        <StageBadge stage={stage} reader="client" />
        <h2>{talent.name}</h2>
        <p className="muted num">
          {[talent.headline, talent.location].filter(Boolean).join(' · ')}
          <br />
          {role} · applied {shortMomentInIndia(sent_at)}
        </p>
        {talent.is_for_child === true && <p>{t('applicants.child')}</p>}
        <ProfileLink talent={talent} />
      </header>
      <MoveButtons applicant={applicant} />
      {note !== '' && <Quote title="Their note">{note}</Quote>}
      {question !== '' && <Quote title={question}>{answer === '' ? 'No answer.' : answer}</Quote>}
      <MatchLines match={applicant.match} role={role} />
      <SelfTapeLine tape={applicant.self_tape} name={applicant.talent.name} />
      <section className={styles.own} aria-labelledby="for-you-alone">
        <h3 id="for-you-alone">{t('applicants.ownTitle')}</h3>
        <RatingField applicant={applicant} />
        <PrivateNote applicant={applicant} />
      </section>
      <section>
        <h3>History</h3>
        <StageTimeline history={history} reader="client" label={`History of ${talent.name}`} />
      </section>
      <footer className={styles.foot}>
        <ReportLine id={id} name={talent.name} />
        <NextPeople current={id} board={board} />
      </footer>
    </div>
  );
}

function Quote({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.text}>{children}</p>
    </section>
  );
}

function ProfileLink({ talent: { slug, name } }: Pick<Applicant, 'talent'>) {
  if (slug === '') return <p className="muted">The profile is not on the site any more.</p>;
  return (
    <a className={styles.profile} href={`/${slug}`} target="_blank" rel="noopener">
      Profile of {name}
      <Icon name="ext" />
      <span className="vh">, opens in a new tab</span>
    </a>
  );
}
