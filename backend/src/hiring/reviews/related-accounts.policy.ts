/** Account data by which related accounts are found. */
export type KnownAccount = {
  readonly id: string;
  readonly email: string;
  readonly loginEmail: string | null;
  /** E.164, or ''. */
  readonly phone: string;
  readonly loginPhone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
};
/** Child that a guardian registered. Its id is that of the account in which the guardian acts; one that has come of age may have its own. */
export type KnownChild = Pick<KnownAccount, 'id' | 'firstName' | 'lastName' | 'birthDate'> & { readonly guardianId: string };

/** Person who may use an account of somebody else. */
export type KnownDelegate = { readonly accountId: string; readonly userId: string };
/** What accounts have to do with each other. */
export type Relations = { readonly children: readonly KnownChild[]; readonly delegates: readonly KnownDelegate[] };

/** True when both belong to one person, one is the guardian of the other, or one may use the account of the other. */
export function areRelated(one: KnownAccount, other: KnownAccount, { children, delegates }: Relations): boolean {
  if (one.id === other.id) return true;
  if (isDelegate(one, other, delegates) || isDelegate(other, one, delegates)) return true;
  return haveOneMedium(one, other) || haveOneMedium(other, one) || isGuardian(one, other, children) || isGuardian(other, one, children);
}

/** A confirmed address or number belongs to one account alone, so the other may only have named it. */
function haveOneMedium({ loginEmail, loginPhone }: KnownAccount, { email, phone }: KnownAccount): boolean {
  return (email !== '' && loginEmail === email) || (phone !== '' && digitsOf(loginPhone ?? '') === digitsOf(phone));
}

function isDelegate(person: KnownAccount, account: KnownAccount, delegates: readonly KnownDelegate[]): boolean {
  return delegates.some(({ accountId, userId }) => accountId === account.id && userId === person.id);
}

function isGuardian(guardian: KnownAccount, person: KnownAccount, children: readonly KnownChild[]): boolean {
  return children.some(
    (child) =>
      child.guardianId === guardian.id &&
      (child.id === person.id || (child.birthDate === person.birthDate && nameOf(child) === nameOf(person))),
  );
}

function nameOf({ firstName, lastName }: Pick<KnownAccount, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.toLowerCase().replace(/\s+/gu, ' ').trim();
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/gu, '');
}
