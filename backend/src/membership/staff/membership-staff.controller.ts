import type {
  DoneResponse,
  GrantMembershipInput,
  MembershipFiguresQuery,
  MembershipFiguresResponse,
  ReconcilePaymentsInput,
  ReconciliationResponse,
  RefundOrderInput,
  StaffMemberQuery,
  StaffMemberResponse,
  StaffOrderIdInput,
  StaffOrderResponse,
  StaffOrdersQuery,
  StaffOrdersResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { t } from '../../kernel/messages';
import { FiguresService } from './figures.service';
import { GrantsService } from './grants.service';
import { ReconcilingService } from './reconciling.service';
import { RefundsService } from './refunds.service';
import { StaffOrderService } from './staff-order.service';
import { StaffOrdersService } from './staff-orders.service';

@Controller()
export class MembershipStaffController {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly single: StaffOrderService,
    private readonly reconciling: ReconcilingService,
    private readonly grants: GrantsService,
    private readonly refunds: RefundsService,
    private readonly figures: FiguresService,
  ) {}

  @Handles('staffOrders')
  async list(@CurrentUser() staffId: string, @Input() query: StaffOrdersQuery): Promise<StaffOrdersResponse> {
    return { status: 200, ...(await actingAs(staffId, () => this.orders.page(query))) };
  }

  @Handles('staffOrder')
  async order(@CurrentUser() staffId: string, @Input() { id }: StaffOrderIdInput): Promise<StaffOrderResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.single.read(id)) };
  }

  @Handles('staffMember')
  member(@CurrentUser() staffId: string, @Input() query: StaffMemberQuery): Promise<StaffMemberResponse> {
    return this.answer(staffId, query.user_id);
  }

  @Handles('grantMembership')
  async grant(@CurrentUser() staffId: string, @Input() input: GrantMembershipInput): Promise<StaffMemberResponse> {
    await actingAs(staffId, () => this.grants.grant(input));
    return this.answer(staffId, input.user_id);
  }

  @Handles('refundOrder')
  async refund(@CurrentUser() staffId: string, @Input() input: RefundOrderInput): Promise<DoneResponse> {
    await actingAs(staffId, () => this.refunds.refund(input));
    return { status: 200, message: t('membership.staff.refunded') };
  }

  @Handles('reconcilePayments')
  reconcile(@CurrentUser() staffId: string, @Input() input: ReconcilePaymentsInput): Promise<ReconciliationResponse> {
    return actingAs(staffId, () => this.reconciling.run(staffId, input));
  }

  @Handles('membershipFigures')
  async read(@CurrentUser() staffId: string, @Input() { months }: MembershipFiguresQuery): Promise<MembershipFiguresResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.figures.read(months)) };
  }

  private async answer(staffId: string, userId: string): Promise<StaffMemberResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.orders.member(userId)) };
  }
}
