/** Role ids are strings on the wire (product-spec section 6). */
export const ROLES = { talent: '5', client: '7', restricted: '20' } as const;
export type RoleId = (typeof ROLES)[keyof typeof ROLES];

/** '5,7' -> ['5', '7']; unknown ids are kept, blanks dropped. */
export function splitRoles(roleId: string): readonly string[] {
  return roleId
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== '');
}
