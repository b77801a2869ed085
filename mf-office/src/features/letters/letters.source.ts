import { request } from '@alltalent/shared/api';
import { contactTopicOf, ENDPOINTS, type TicketDetail, type TicketItem, type TicketQueueInput } from '@alltalent/shared/contracts';
import type { QueueSource, QueueWords } from '../../domain/queue/queue-source';
import { t } from '../../messages/letters';
import { t as search } from '../../messages/search';

export type LetterFilter = Required<Pick<TicketQueueInput, 'assigned' | 'list'>> & Pick<TicketQueueInput, 'topic'>;

const CLOSED_WORDS: QueueWords = { count: (total) => t('letters.countClosed', { total }), empty: t('letters.noneClosed') };

/** Letters and applications as a filter narrows them. */
export function lettersBy(filter: LetterFilter): QueueSource<TicketItem, TicketDetail> {
  return {
    queue: 'letters',
    filters: filter,
    readPage: (page, signal) => request(ENDPOINTS.ticketQueue, { ...filter, ...page }, { signal }),
    readDetail: async (id, signal) => (await request(ENDPOINTS.queuedTicket, { id }, { signal })).data,
    words: filter.list === 'closed' ? CLOSED_WORDS : undefined,
    search: { label: search('search.letters'), text: search('search.lettersText') },
  };
}

/** Filter in the search of an address: 'desk=hiring&assigned=mine'. What is in no list of choices narrows nothing. */
export function filterIn(params: URLSearchParams): LetterFilter {
  const [desk, assigned] = [params.get('desk') ?? '', params.get('assigned')];
  return {
    topic: desk === 'career' ? 'career' : contactTopicOf(desk)?.topic,
    assigned: assigned === 'mine' || assigned === 'nobody' ? assigned : 'all',
    list: params.get('list') === 'closed' ? 'closed' : 'waiting',
  };
}
