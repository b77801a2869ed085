import type { OrderIdInput, OrderResponse, PlaceOrderInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CheckoutService } from './checkout.service';
import { OwnOrdersService } from './own-orders.service';

/** Endpoints of the checkout and of the buyer's orders. */
@Controller()
export class OrdersController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly own: OwnOrdersService,
  ) {}

  @Handles('placeOrder')
  async place(@CurrentUser() userId: string, @Input() input: PlaceOrderInput): Promise<OrderResponse> {
    return { status: 200, data: await this.checkout.place(userId, input) };
  }

  @Handles('membershipOrder')
  async read(@CurrentUser() userId: string, @Input() { id }: OrderIdInput): Promise<OrderResponse> {
    return { status: 200, data: await this.own.read(userId, id) };
  }

  @Handles('cancelOrder')
  async cancel(@CurrentUser() userId: string, @Input() { id }: OrderIdInput): Promise<OrderResponse> {
    return { status: 200, data: await this.own.cancel(userId, id) };
  }
}
