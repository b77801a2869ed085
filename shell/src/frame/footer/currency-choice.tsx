import type { Currency } from '@alltalent/shared/contracts';
import { Spinner } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { currenciesQuery } from './currencies.query';
import { FooterSelect } from './footer-select';
import styles from './footer.module.css';
import { type ReloadTo, useCurrency } from './use-currency';

const reloadDocument: ReloadTo = (path) => window.location.assign(path);

/** Select for the currency, which saves the choice and reloads the site. Shows only the current currency while the list is missing. */
export function CurrencyChoice({ reloadTo = reloadDocument }: { readonly reloadTo?: ReloadTo }) {
  const { data: currencies, isError } = useQuery(currenciesQuery);
  const { shown, isSaving, choose } = useCurrency(reloadTo);
  if (isError || !currencies || currencies.length === 0) {
    return (
      <p className={`${styles.choice} num`}>
        Currency {shown.symbol} {shown.code}
      </p>
    );
  }
  return (
    <div className={styles.choice}>
      <FooterSelect
        label={`Currency ${shown.symbol}`}
        value={shown.code}
        options={optionsOf(currencies, shown.code)}
        isDisabled={isSaving}
        onChange={(code) => {
          const currency = currencies.find((candidate) => candidate.code === code);
          if (currency) choose(currency);
        }}
      />
      {isSaving && (
        <span className={styles.saving} role="status">
          <Spinner />
          Saving
        </span>
      )}
    </div>
  );
}

function optionsOf(currencies: readonly Currency[], shownCode: string) {
  const codes = currencies.map(({ code }) => code);
  return (codes.includes(shownCode) ? codes : [shownCode, ...codes]).map((code) => ({ value: code, label: code }));
}
