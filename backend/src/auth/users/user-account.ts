import type { UserEntity } from './user.entity';

/** Account as other contexts see it. */
export type UserAccount = Readonly<
  Pick<
    UserEntity,
    | 'id'
    | 'roleId'
    | 'status'
    | 'email'
    | 'loginEmail'
    | 'loginPhone'
    | 'firstName'
    | 'lastName'
    | 'dialCode'
    | 'mobileNumber'
    | 'location'
    | 'hasPremium'
    | 'currencyCode'
    | 'slug'
    | 'birthDate'
    | 'createdAt'
    | 'verifiedClientOn'
    | 'deletionDueAt'
  >
>;

export type NewUser = Readonly<
  Pick<UserEntity, 'roleId' | 'email' | 'loginEmail' | 'loginPhone' | 'firstName' | 'lastName' | 'dialCode' | 'mobileNumber' | 'birthDate'>
>;
