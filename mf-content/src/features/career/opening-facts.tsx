import { formatDay, type Opening } from '@alltalent/shared/contracts';
import css from './career.module.css';

/** Where, how, for how much, and until when. */
export function OpeningFacts({ opening: { place, employment, pay, closes_on } }: { readonly opening: Opening }) {
  return (
    <dl className={css.facts}>
      <Fact name="Where">{place}</Fact>
      <Fact name="How">{employment.charAt(0).toUpperCase() + employment.slice(1)}</Fact>
      <Fact name="Pay">{pay}</Fact>
      {closes_on !== '' && <Fact name="Open until">{formatDay(closes_on)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
