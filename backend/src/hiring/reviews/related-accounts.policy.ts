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

/** True when both belong to one person, or one is the guardian of the other. */
export function areRelated(one: KnownAccount, other: KnownAccount, children: readonly KnownChild[]): boolean {
  if (one.id === other.id) return true;
  return haveOneMedium(one, other) || haveOneMedium(other, one) || isGuardian(one, other, children) || isGuardian(other, one, children);
}

/** A confirmed address or number belongs to one account alone, so the other may only have named it. */
function haveOneMedium({ loginEmail, loginPhone }: KnownAccount, { email, phone }: KnownAccount): boolean {
  return (email !== '' && loginEmail === email) || (phone !== '' && digitsOf(loginPhone ?? '') === digitsOf(phone));
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
