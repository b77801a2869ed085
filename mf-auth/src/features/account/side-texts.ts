import { type AccountSide, ROLES } from '@alltalent/shared/contracts';
import { t } from '../../messages';

const isTalent = (side: AccountSide): boolean => side === ROLES.talent;

/** Returns the title of the section, by the side that the account does not have. */
export function sideTitle(missing: AccountSide | null): string {
  if (missing === null) return t('sides.both');
  return isTalent(missing) ? t('sides.workToo') : t('sides.hireToo');
}

/** Returns what a side adds to the account, one sentence each. */
export function sidePoints(side: AccountSide): readonly string[] {
  if (isTalent(side)) return [t('sides.talentProfile'), t('sides.talentApply'), t('sides.talentSwitch')];
  return [t('sides.clientPost'), t('sides.clientInvite'), t('sides.clientSwitch')];
}

export function leaveTexts(side: AccountSide) {
  return isTalent(side)
    ? { what: t('sides.leaveTalent'), question: t('sides.leaveTalentQuestion'), text: t('sides.leaveTalentText') }
    : { what: t('sides.leaveClient'), question: t('sides.leaveClientQuestion'), text: t('sides.leaveClientText') };
}
