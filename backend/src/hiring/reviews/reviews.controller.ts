import type {
  BookingIdInput,
  BookingReviewsResponse,
  DoneResponse,
  PosterReviewsQuery,
  ReplyReviewInput,
  ReviewsResponse,
  TalentReviewsQuery,
  WriteReviewInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser, OptionalUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { t } from '../../kernel/messages';
import { ReviewListsService } from './review-lists.service';
import { WritingReviewsService } from './writing-reviews.service';

@Controller()
export class ReviewsController {
  constructor(
    private readonly lists: ReviewListsService,
    private readonly writing: WritingReviewsService,
  ) {}

  @Handles('bookingReviews')
  ofBooking(@CurrentUser() userId: string, @Input() { id }: BookingIdInput): Promise<BookingReviewsResponse> {
    return this.lists.ofBooking(userId, id);
  }

  @Handles('writeReview')
  async write(@CurrentUser() userId: string, @Input() input: WriteReviewInput): Promise<BookingReviewsResponse> {
    await this.writing.write(userId, input);
    return this.lists.ofBooking(userId, input.booking_id);
  }

  @Handles('replyReview')
  async reply(@CurrentUser() userId: string, @Input() input: ReplyReviewInput): Promise<DoneResponse> {
    await this.writing.reply(userId, input);
    return { status: 200, message: t('reviews.thanks') };
  }

  @Handles('talentReviews')
  ofTalent(@Input() query: TalentReviewsQuery, @OptionalUser() userId: string | null): Promise<ReviewsResponse> {
    return this.lists.ofTalent(query, userId);
  }

  @Handles('posterReviews')
  ofPoster(@Input() query: PosterReviewsQuery, @OptionalUser() userId: string | null): Promise<ReviewsResponse> {
    return this.lists.ofPoster(query, userId);
  }
}
