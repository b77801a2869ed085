import { hasCode, useKeyedRequest, useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS, type OfferOptionsResponse, type OfferSubject, type UserDetails } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Alert, ButtonLink, EmptyState, TextLink } from '@alltalent/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../domain/loaded/loaded';
import { OFFERS, offerQuery } from '../../domain/offers/offer.query';
import { PartyLine } from '../../domain/parties/party-line';
import styles from '../../domain/page/page.module.css';
import { LazyTermsForm } from '../../domain/terms-form/lazy-terms-form';
import { type TermsInput, valuesOfOptions } from '../../domain/terms-form/terms-start';
import { t } from '../../messages';
import { offerOptionsQuery } from './offer-options.query';
import { readSubject, subjectName } from './offer-subject';

type NewOfferProps = { readonly user: UserDetails };

/** A new offer to the talent whom the address names. */
export function NewOffer({ user }: NewOfferProps) {
  const [search] = useSearchParams();
  const subject = readSubject(search);
  const mayChange = useMayChange();
  return (
    <>
      <header className={styles.intro}>
        <h1>{t('offers.newTitle')}</h1>
        <p className="lede">{t('offers.newLede')}</p>
      </header>
      {!mayChange && <Alert kind="info">{t('viewer.note')}</Alert>}
      {mayChange && (subject ? <Options key={subjectName(subject)} subject={subject} user={user} /> : <NoSubject />)}
    </>
  );
}

function NoSubject() {
  const action = (
    <ButtonLink variant="ink" to="/client/dashboard?tab=applicants">
      {t('offers.toApplicants')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('offers.noSubject')} action={action}>
      {t('offers.noSubjectText')}
    </EmptyState>
  );
}

type OptionsProps = NewOfferProps & { readonly subject: OfferSubject };

function Options({ subject, user }: OptionsProps) {
  const query = useQuery(offerOptionsQuery(subject));
  const toApplicants = <ButtonLink to="/client/dashboard?tab=applicants">{t('offers.toApplicants')}</ButtonLink>;
  return (
    <Loaded
      query={query}
      loading={t('offers.optionsLoading')}
      failure={t('offers.optionsFailed')}
      missing={{ title: t('offers.subjectGone'), text: t('offers.subjectGoneText'), action: toApplicants }}
    >
      {(options) => <Filled options={options} subject={subject} user={user} />}
    </Loaded>
  );
}

function Filled({ options, subject, user }: OptionsProps & { readonly options: OfferOptionsResponse['data'] }) {
  const { talent, job, terms, clashes, open_offer_id: open } = options;
  const send = useSend(subject, talent.name);
  const texts = {
    review: t('offers.review'),
    send: t('offers.send', { name: talent.name }),
    change: t('offers.changeSomething'),
    note: t('offers.reviewNote', { name: talent.name }),
  };
  return (
    <>
      <div className={styles.notes}>
        <PartyLine party={talent} />
        {job && (
          <p>
            <TextLink to={`/jobs/${job.id}-${job.slug}`}>{job.title}</TextLink>
          </p>
        )}
      </div>
      {open !== null ? (
        <Alert kind="info">
          <p>{t('offers.openAlready', { name: talent.name })}</p>
          <TextLink className={styles.target ?? ''} to={`/offers/${open}`}>
            {t('offers.toOpen')}
          </TextLink>
        </Alert>
      ) : (
        <>
          <h2 className="vh">{t('offers.terms')}</h2>
          <LazyTermsForm
            start={valuesOfOptions(terms)}
            draftKey={`hiring.offer.${user.user_id}.${subjectName(subject)}`}
            clashes={clashes}
            talent={talent.name}
            texts={texts}
            onSend={send}
          />
        </>
      )}
    </>
  );
}

/** Sends the offer once and goes to its page; an offer that is open already is shown after a refusal. */
function useSend(subject: OfferSubject, name: string) {
  const send = useKeyedRequest(ENDPOINTS.makeOffer);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const addToast = useSetAtom(addToastAtom);
  const makeOffer = async (input: TermsInput) => {
    try {
      return await send({ subject, ...input });
    } catch (error) {
      if (hasCode(error, 'OFFER_OPEN')) void queryClient.invalidateQueries({ queryKey: offerOptionsQuery(subject).queryKey });
      throw error;
    }
  };
  return async (input: TermsInput): Promise<void> => {
    const { data } = await makeOffer(input);
    queryClient.setQueryData(offerQuery(data.id).queryKey, data);
    void queryClient.invalidateQueries({ queryKey: [...OFFERS, 'list'] });
    addToast({ kind: 'info', text: t('offers.sent', { name }) });
    await navigate(`/offers/${data.id}`);
  };
}
