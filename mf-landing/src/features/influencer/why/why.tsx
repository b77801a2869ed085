import type { ListBlock } from '@alltalent/shared/contracts';
import { Icon, joinClasses } from '@alltalent/shared/ui';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import { Receipt } from './receipt';
import css from './why.module.css';

type Reason = ListBlock['items'][number];
type WhyProps = {
  readonly copy: ListBlock | undefined;
  readonly receipt: ListBlock | undefined;
};

/** Section "Why Choose All Talent": the first reason is the largest, with a receipt beside it. */
export function Why({ copy, receipt }: WhyProps) {
  const [first, ...others] = copy?.items ?? [];
  if (!copy || !first) return null;
  return (
    <section className={joinClasses('section', css.ground)} aria-labelledby="why-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.header}>
          <h2 className={css.title} id="why-title">
            {copy.title}
          </h2>
          <CopyAction action={copy.action} variant="ink" className={css.action} />
        </div>
        <div className={css.first}>
          <h3 className={css.firstName}>{first.title}</h3>
          {first.text ? <p className={css.firstText}>{first.text}</p> : null}
          {first.art === 'receipt' && receipt ? <Receipt copy={receipt} /> : null}
        </div>
        <div className={css.others}>
          {others.map((reason) => (
            <OtherReason key={reason.title} reason={reason} />
          ))}
        </div>
        {copy.note ? <p className={css.note}>{copy.note}</p> : null}
      </div>
    </section>
  );
}

function OtherReason({ reason: { title, text, figure, art } }: { readonly reason: Reason }) {
  return (
    <div className={css.reason}>
      {figure ? <p className={`num ${css.figure}`}>{figure}</p> : null}
      <div className={css.beside}>
        {art === 'bell' ? (
          <span className={css.bell}>
            <Icon name="bell" />
          </span>
        ) : null}
        <div>
          <h3>{title}</h3>
          {text ? <p className={css.reasonText}>{text}</p> : null}
        </div>
      </div>
    </div>
  );
}
