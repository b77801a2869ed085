import { t } from '../../messages/detail';
import { changed, detailOf, type DetailReader, matching, word } from './act-detail';
import { changesIn, number, places, plan, price } from './money-words';
import { yesOrNo } from './plain-words';

/** What one rupee is in a currency. */
const rate = (stored: string): string => (stored === 'none' ? t('detail.none') : stored);

const benefit = (stored: string): string => {
  if (/^(?:true|false)$/u.test(stored)) return yesOrNo(stored === 'true');
  return stored === 'unlimited' ? t('detail.unlimited') : number(stored);
};

const benefits = matching(/^(?<all>(?:[\w-]+ \w+ [^,]+(?:, )?)*)$/u, (of) => {
  const parts = of('all')
    .split(', ')
    .filter((part) => part !== '');
  return detailOf(
    parts.map((part) => {
      const [id = '', name = '', ...value] = part.split(' ');
      const label = t('detail.planBenefit', { plan: plan(id), benefit: word('detail.benefit', name) });
      return changed(label, value.join(' '), benefit);
    }),
  );
});

const entries = (label: string): DetailReader =>
  matching(/^(?<before>\d+ -> )?(?<after>\d+) (?:entries|active)$/u, (of) =>
    detailOf([changed(label, `${of('before')}${of('after')}`, number)]),
  );

const SETTINGS: Readonly<Record<string, DetailReader>> = {
  'membership:plans': (detail) =>
    detailOf(
      changesIn(
        detail,
        () => price,
        (id) => plan(id),
      ),
    ),
  'membership:benefits': benefits,
  'membership:rates': (detail, subject) =>
    entries('rates')(detail, subject) ??
    detailOf(
      changesIn(
        detail,
        () => rate,
        (code) => code,
      ),
    ),
  'membership:questions': entries('questions'),
  'membership:managers': entries('managers'),
  'membership:shoot_excluded_states': (detail) => detailOf([changed('places', detail, places)]),
};

export const settings: DetailReader = (detail, subject) => SETTINGS[subject]?.(detail, subject) ?? null;
