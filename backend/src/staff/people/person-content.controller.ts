import type { CloseJobOfPersonInput, PersonResponse, ReasonedActInput, TakeDownReviewInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { PeopleService } from './people.service';
import { PersonActsService } from './person-acts.service';

/** Takes single things of a person off the site. */
@Controller()
export class PersonContentController {
  constructor(
    private readonly people: PeopleService,
    private readonly acts: PersonActsService,
  ) {}

  @Handles('removeProfileOfPerson')
  removeProfile(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.removeProfile(staffId, user_id, reason));
  }

  @Handles('closeJobOfPerson')
  closeJob(@CurrentUser() staffId: string, @Input() input: CloseJobOfPersonInput): Promise<PersonResponse> {
    return this.people.changed(staffId, input.user_id, () => this.acts.closeJob(staffId, input));
  }

  @Handles('takeDownReview')
  takeDownReview(@CurrentUser() staffId: string, @Input() input: TakeDownReviewInput): Promise<PersonResponse> {
    return this.people.changed(staffId, input.user_id, () => this.acts.takeDownReview(staffId, input));
  }
}
