import type {
  ChangeRolesOfPersonInput,
  NotePersonInput,
  PeopleQuery,
  PeopleResponse,
  PersonIdInput,
  PersonResponse,
  ReasonedActInput,
  VerifyClientInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { PeopleService } from './people.service';
import { PersonActsService } from './person-acts.service';

@Controller()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly acts: PersonActsService,
  ) {}

  @Handles('people')
  find(@CurrentUser() staffId: string, @Input() query: PeopleQuery): Promise<PeopleResponse> {
    return actingAs(staffId, () => this.people.find(query));
  }

  @Handles('person')
  async read(@CurrentUser() staffId: string, @Input() { id }: PersonIdInput): Promise<PersonResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.people.read(id)) };
  }

  @Handles('suspendPerson')
  suspend(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.suspend(staffId, user_id, reason));
  }

  @Handles('restorePerson')
  restore(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.restore(staffId, user_id, reason));
  }

  @Handles('terminatePerson')
  terminate(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.terminate(staffId, user_id, reason));
  }

  @Handles('endSessionsOfPerson')
  endSessions(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.endSessions(staffId, user_id, reason));
  }

  @Handles('setVerifiedClient')
  setVerifiedClient(@CurrentUser() staffId: string, @Input() { user_id, is_verified }: VerifyClientInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.setVerifiedClient(staffId, user_id, is_verified));
  }

  @Handles('notePerson')
  note(@CurrentUser() staffId: string, @Input() { user_id, text }: NotePersonInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.note(staffId, user_id, text));
  }

  @Handles('changeRolesOfPerson')
  changeRoles(@CurrentUser() staffId: string, @Input() input: ChangeRolesOfPersonInput): Promise<PersonResponse> {
    return this.people.changed(staffId, input.user_id, () => this.acts.changeRoles(staffId, input));
  }
}
