import { t } from '../../messages/detail';
import { dayOr, detailOf, type DetailReader, fact, list, matching, word } from './act-detail';
import { changesIn, number, places, plan, price } from './money-words';
import { plainly, yesOrNo } from './plain-words';

/** Percents of promo codes are stored in basis points. */
const BASIS_POINTS = 100;

const worth = (stored: string): string => {
  const [kind = '', value = ''] = stored.split(' ');
  if (kind === 'amount') return t('detail.off', { sum: price(value) });
  if (kind === 'percent') return t('detail.percent', { count: Number(value) / BASIS_POINTS });
  if (kind === 'days') return t('detail.days', { count: Number(value) });
  return kind === 'shoot' ? word('detail.benefit', 'has_free_shoot') : plainly(stored);
};
const uses = (stored: string): string => (stored === 'any' ? t('detail.anyNumber') : number(stored));
const day = (stored: string): string => dayOr(stored, 'ever', 'detail.anyTime');
const plans = (stored: string): string => (stored === '' || stored === 'every' ? plan('every') : list(stored, '+', plan));
const isOn = (stored: string): string => yesOrNo(stored === 'on' || stored === 'yes');

/** A code as it was made, and as older entries have a change of it. */
const wholeCode = matching(
  /^(?:made|changed), (?<worth>\w+ \d+), (?<plans>[^,]*), from (?<from>\S+) to (?<to>\S+), at most (?<uses>\w+) uses, (?<active>on|off)$/u,
  (of) =>
    detailOf([
      fact('worth', worth(of('worth'))),
      fact('plans', plans(of('plans'))),
      fact('from', day(of('from'))),
      fact('until', day(of('to'))),
      fact('uses', uses(of('uses'))),
      fact('active', isOn(of('active'))),
    ]),
);

const CODE_PARTS: Readonly<Record<string, (stored: string) => string>> = {
  worth,
  plans,
  states: places,
  from: day,
  until: day,
  uses,
  once: isOn,
  active: isOn,
};

export const promoCode: DetailReader = (detail, subject) =>
  wholeCode(detail, subject) ??
  (detail.startsWith('changed, ')
    ? detailOf(
        changesIn(
          detail.slice('changed, '.length),
          (name) => CODE_PARTS[name],
          (name) => name,
        ),
      )
    : null);
