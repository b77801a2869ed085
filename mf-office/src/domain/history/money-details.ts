import { t } from '../../messages/detail';
import { changed, dayOr, detailOf, fact, matching, word } from './act-detail';
import { number, plan } from './money-words';
import { dayInWords } from './plain-words';

export const changePlan = matching(
  /^(?<name>.*), (?:(?<before>\S+) -> )?(?<after>\S+), from (?<from>now|\d{4}-\d{2}-\d{2}): (?<reason>.*)$/su,
  (of) =>
    detailOf(
      [fact('name', of('name')), fact('price', of('after'), of('before')), fact('from', dayOr(of('from'), 'now', 'detail.atOnce'))],
      of('reason'),
    ),
);

/** The id of the version is in no page, so only the reason is shown. */
export const withdrawPlanChange = matching(/^\S+: (?<reason>.*)$/su, (of) => detailOf([], of('reason')));

export const grant = matching(/^(?<plan>\S+), (?<days>\d+) days, (?<source>\S+): (?<reason>.*)$/su, (of) =>
  detailOf(
    [
      fact('plan', plan(of('plan'))),
      fact('term', t('detail.days', { count: Number(of('days')) })),
      fact('source', word('detail.source', of('source'))),
    ],
    of('reason'),
  ),
);

export const refund = matching(/^(?<access>access ends|access stays): (?<reason>.*)$/su, (of) =>
  detailOf([fact('access', word('detail.access', of('access')))], of('reason')),
);

export const reconcile = matching(/^(?<compared>\d+) compared, (?<differences>\d+) differences$/u, (of) =>
  detailOf([fact('compared', number(of('compared'))), fact('differences', number(of('differences')))]),
);

export const moveShoot = matching(
  /^(?<state>(?:\w+ -> )?(?:requested|confirmed|done|cancelled))(?: (?<day>\d{4}-\d{2}-\d{2}))?(?: (?<note>.*))?$/su,
  (of) =>
    detailOf(
      [changed('state', of('state'), (state) => word('detail.shoot', state)), of('day') !== '' && fact('day', dayInWords(of('day')))],
      of('note'),
    ),
);
