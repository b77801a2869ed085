import type { ListBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import css from './conversation.module.css';

type Message = ListBlock['items'][number];

/** Looks a message may have; any other is a message of the brand. */
const LOOKS: Readonly<Record<string, string | undefined>> = { reply: css.reply, paid: css.paid };

export function Conversation({ items }: { readonly items: readonly Message[] }) {
  return (
    <ol className={css.messages} aria-label="One booking, start to finish">
      {items.map((message) => (
        <Bubble key={`${message.time} ${message.title}`} message={message} />
      ))}
    </ol>
  );
}

function Bubble({ message: { time, title, text, figure, art = '' } }: { readonly message: Message }) {
  return (
    <li className={joinClasses(css.message, LOOKS[art])}>
      {time ? <span className={`num ${css.time}`}>{time}</span> : null}
      <p className={css.copy}>
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </p>
      {figure ? <b className={`num ${css.sum}`}>{figure}</b> : null}
    </li>
  );
}
