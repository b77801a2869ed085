import { aConversation, markRead, sent } from '../../../test/support/hiring/threads';
import { connect, until } from '../../../test/support/notifications/event-streams';
import { describeOnRedis } from '../../../test/support/rate-limits/test-redis';
import { describeTwoSites } from '../../../test/support/two-sites';

const WITHIN_MS = 3000;

function reachesTheOther(title: string, env: Readonly<Record<string, string>>): void {
  describeTwoSites(
    title,
    ({ instance, moved }) => {
      test('HIR-02 REL-26 a message is told within three seconds to pages at the other instance, of both sides, and a reading to its sender', async () => {
        const { client, talent, threadId } = await aConversation(instance(0));
        const [ofTalent, ofClient] = [await connect(instance(1), moved(talent)), await connect(instance(1), moved(client))];
        const told = `event: messages\ndata: {"id":${threadId}}`;
        const count = ({ text }: { readonly text: string }) => text.split(told).length - 1;
        const before = [count(ofTalent), count(ofClient)];
        const { id } = await sent(client, threadId, 'Are you there?');
        await until(() => count(ofTalent) > (before[0] ?? 0) && count(ofClient) > (before[1] ?? 0), WITHIN_MS);
        const unread = count(ofClient);
        await markRead(talent, threadId, id);
        await until(() => count(ofClient) > unread, WITHIN_MS);
        for (const { response } of [ofTalent, ofClient]) response.destroy();
      });
    },
    env,
  );
}

reachesTheOther('Live messages by the table', {});
describeOnRedis('Live messages by a signal', (url) => reachesTheOther('Live messages', { REDIS_URL: url }));
