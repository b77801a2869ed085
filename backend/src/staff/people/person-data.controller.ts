import type {
  AccountComparisonResponse,
  CompareAccountsInput,
  ErasePersonInput,
  MergeAccountsInput,
  PersonResponse,
  ReasonedActInput,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { contentDisposition } from '../../kernel/text/file-name';
import { MergingAccountsService } from './merging-accounts.service';
import { PeopleService } from './people.service';
import { PersonActsService } from './person-acts.service';

/** Export, erasure and merge of accounts, by administrators. */
@Controller()
export class PersonDataController {
  constructor(
    private readonly people: PeopleService,
    private readonly acts: PersonActsService,
    private readonly merging: MergingAccountsService,
  ) {}

  @Handles('exportPerson')
  async export(
    @CurrentUser() staffId: string,
    @Input() { user_id, reason }: ReasonedActInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, data } = await actingAs(staffId, () => this.acts.export(staffId, user_id, reason));
    void reply.header('content-disposition', contentDisposition('attachment', name)).type('application/json; charset=utf-8');
    return JSON.stringify(data, null, 2);
  }

  @Handles('erasePerson')
  erase(@CurrentUser() staffId: string, @Input() input: ErasePersonInput): Promise<PersonResponse> {
    return this.people.changed(staffId, input.user_id, () => this.acts.erase(staffId, input));
  }

  @Handles('keepPerson')
  cancelErasure(@CurrentUser() staffId: string, @Input() { user_id, reason }: ReasonedActInput): Promise<PersonResponse> {
    return this.people.changed(staffId, user_id, () => this.acts.cancelErasure(staffId, user_id, reason));
  }

  @Handles('compareAccounts')
  async compare(@CurrentUser() staffId: string, @Input() input: CompareAccountsInput): Promise<AccountComparisonResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.merging.compare(staffId, input)) };
  }

  @Handles('mergeAccounts')
  merge(@CurrentUser() staffId: string, @Input() input: MergeAccountsInput): Promise<PersonResponse> {
    return this.people.changed(staffId, input.keep_id, () => this.merging.merge(staffId, input));
  }
}
