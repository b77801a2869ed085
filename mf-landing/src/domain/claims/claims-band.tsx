import css from './claims-band.module.css';

export type Claim = { readonly figure: string; readonly text: string };

type ClaimsBandProps = {
  readonly title: string;
  /** The first one is set largest. */
  readonly claims: readonly Claim[];
  readonly ground: 'paper' | 'marigold' | 'ink';
  /** Says whose count it is. */
  readonly note?: string;
};

/** What the company says of itself, and that it is the company that says so. */
export function ClaimsBand({ title, claims, ground, note = 'By All Talent’s own count.' }: ClaimsBandProps) {
  return (
    <section className={`${css.band} ${css[ground]}`} aria-labelledby="claims-title">
      <div className="wrap">
        <h2 className={css.title} id="claims-title">
          {title}
        </h2>
        <dl className={css.row}>
          {claims.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{note}</p>
      </div>
    </section>
  );
}
