import { t } from '../../messages/detail';
import { rolesInWords } from '../person/roles-in-words';
import { changed, detailOf, type DetailReader, fact, list, matching, word } from './act-detail';
import { dayInWords, plainly } from './plain-words';

const officeRoles = (stored: string): string => list(stored, ',', (role) => word('detail.officeRole', role));
const accountRoles = (stored: string): string => {
  const roles = stored.replace(/^none$/u, '');
  return roles === '' ? t('detail.none') : rolesInWords(roles);
};

/** `7 -> 7,1: reason`, and `roles 7 -> 7,1` of the command line. */
export const changeRoles = matching(/^(?:roles )?(?<roles>[\d,]+|(?:none|[\d,]+) -> (?:none|[\d,]+))(?:: (?<reason>.*))?$/su, (of) =>
  detailOf([changed('roles', of('roles'), accountRoles)], of('reason')),
);

/** Roles in the office, before and after or alone. */
export const staffRoles: DetailReader = (detail, subject) =>
  changeRoles(detail, subject) ?? detailOf([changed('office', detail, officeRoles)]);

/** The address that was invited; the roles are in the subject. */
export const inviteStaff: DetailReader = (detail, subject) =>
  detailOf([fact('email', detail), subject.startsWith('staff:') && fact('office', officeRoles(subject.slice('staff:'.length)))]);

export const unverify = matching(/^verified on (?<day>\S+)$/u, (of) => detailOf([fact('verified', dayInWords(of('day')))]));

export const secondStep: DetailReader = (kind) => detailOf([fact('second', word('detail.second', kind))]);

const movedParts = (stored: string): string =>
  stored === 'nothing'
    ? t('detail.none')
    : list(stored, ',', (one) => {
        const [part = '', count = ''] = one.split(' ');
        return t('detail.movedPart', { part: word('detail.moving', part), count: Number(count) });
      });

const mergedInto = matching(/^into (?<account>[^:]+): (?<reason>.*)$/su, (of) =>
  detailOf([fact('intoAccount', plainly(of('account')))], of('reason')),
);
const mergedWith = matching(/^with (?<account>.+?), moved: (?<moved>[^;]*); (?<reason>.*)$/su, (of) =>
  detailOf([fact('withAccount', plainly(of('account'))), fact('moved', movedParts(of('moved')))], of('reason')),
);
export const merge: DetailReader = (detail, subject) => mergedInto(detail, subject) ?? mergedWith(detail, subject);

export const besideAccount = matching(/^beside (?<account>.+)$/u, (of) => detailOf([fact('besideAccount', plainly(of('account')))]));

/** Who posted a job. */
export const postedBy: DetailReader = (owner) => detailOf([fact('postedBy', plainly(owner))]);

export const decideBooking = matching(/^(?<state>done|cancelled|no-show): (?<reason>.*)$/su, (of) =>
  detailOf([fact('decision', word('detail.decision', of('state')))], of('reason')),
);

/** What the page needs no words for, such as the id of a profile beside the account. */
export const unsaid: DetailReader = () => detailOf([]);
