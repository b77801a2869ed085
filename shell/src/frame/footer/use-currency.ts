import { messageOf, request, storage } from '@alltalent/shared/api';
import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { type Currency, ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

const DEFAULT = { code: 'INR', symbol: '₹' } as const;

export type ReloadTo = (path: string) => void;

/** Returns the visitor's currency and a setter, which saves it and reloads the site. */
export function useCurrency(reloadTo: ReloadTo) {
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: saveCurrency,
    onSuccess: () => reloadTo('/'),
    onError: (error, currency) =>
      addToast({
        kind: 'error',
        text: `Could not change the currency. ${messageOf(error)}`,
        action: { label: 'Retry', run: () => mutate(currency) },
      }),
  });
  const isChosen = useBrowserValue(() => readCurrency() !== DEFAULT, false);
  const stored = isChosen ? readCurrency() : DEFAULT;
  return { shown: isPending ? variables : stored, isSaving: isPending, choose: mutate };
}

async function saveCurrency(currency: Currency): Promise<void> {
  const { status, message } = await request(ENDPOINTS.updateCurrency, { currency_code: currency.code });
  if (status !== 1) throw new RefusedError(message);
  storage.set('currency_code', currency.code);
  storage.set('currency_symbol', currency.symbol);
}

function readCurrency(): Pick<Currency, 'code' | 'symbol'> {
  const code = storage.get('currency_code');
  const symbol = storage.get('currency_symbol');
  return code && symbol ? { code, symbol } : DEFAULT;
}

class RefusedError extends Error {}
