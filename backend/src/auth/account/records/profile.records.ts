import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../users/user-account';
import { PersonalData, toIso } from '../../users/personal-data';

@Injectable()
export class ProfileRecords extends PersonalData {
  readonly name = 'account';

  exportFor(account: UserAccount): Promise<unknown> {
    return Promise.resolve({
      user_id: account.id,
      role_id: account.roleId,
      status: account.status,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      is_email_confirmed: account.loginEmail !== null,
      county_code: account.dialCode,
      contact_no: account.mobileNumber,
      is_contact_no_confirmed: account.loginPhone !== null,
      birth_date: account.birthDate,
      location: account.location,
      currency_code: account.currencyCode,
      has_premium: account.hasPremium,
      slug: account.slug,
      created_at: toIso(account.createdAt),
      deletion_due_at: toIso(account.deletionDueAt),
    });
  }
}
