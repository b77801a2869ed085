/** Role ids are strings on the wire. 5, 7 and 20 are those of product-spec section 6; guardian and staff are our own. */
export const ROLES = { talent: '5', client: '7', restricted: '20', guardian: '9', staff: '1' } as const;
export type RoleId = (typeof ROLES)[keyof typeof ROLES];

/** '5,7' -> ['5', '7']; unknown ids are included, blanks dropped. */
export function splitRoles(roleId: string): readonly string[] {
  return roleId
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== '');
}
