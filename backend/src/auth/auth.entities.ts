import { AccountDeletionEntity } from './account/account-deletion.entity';
import { OneTimeCodeEntity } from './codes/one-time-code.entity';
import { LoginFailureEntity } from './codes/login-failure.entity';
import { AskerFailureEntity } from './codes/asker-failure.entity';
import { ChildProfileEntity, GuardianConsentEntity } from './guardians/guardians.entities';
import { UserPasswordEntity } from './passwords/user-password.entity';
import { PasswordFailureEntity } from './passwords/password-failure.entity';
import { SessionEntity } from './sessions/session.entity';
import { SocialIdentityEntity, SocialAttemptEntity, SocialArrivalEntity } from './social/social.entities';
import { TermsAcceptanceEntity } from './terms/terms.entities';
import { UserEntity } from './users/user.entity';
import { CurrencyEntity } from './users/currency.entity';

/** Every table of this context. */
export const authEntities = [
  AccountDeletionEntity,
  OneTimeCodeEntity,
  LoginFailureEntity,
  AskerFailureEntity,
  ChildProfileEntity,
  GuardianConsentEntity,
  UserPasswordEntity,
  PasswordFailureEntity,
  SessionEntity,
  SocialIdentityEntity,
  SocialAttemptEntity,
  SocialArrivalEntity,
  TermsAcceptanceEntity,
  UserEntity,
  CurrencyEntity,
] as const;
