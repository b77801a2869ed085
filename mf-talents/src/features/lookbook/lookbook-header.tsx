import { useHydrated } from '@alltalent/shared/api';
import { formatDay, type LookbookResponse } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import css from './lookbook-header.module.css';

type LookbookHeaderProps = { readonly lookbook: LookbookResponse['data'] };

export function LookbookHeader({
  lookbook: { sender_name, receiver_first_name, description, profiles, works_until },
}: LookbookHeaderProps) {
  const isHydrated = useHydrated();
  return (
    <header className={`ink ${css.top}`}>
      <div className={`wrap ${css.header}`}>
        <div>
          <p className="kicker">Lookbook for {receiver_first_name}</p>
          <h1 className={css.title}>{titleOf(profiles.length)}</h1>
        </div>
        <div className={css.from}>
          {description !== '' && <blockquote className={css.text}>“{description}”</blockquote>}
          <p className={css.sender}>{sender_name}</p>
          <p className={css.note}>Works until {formatDay(works_until)}. No account needed, and no contact data on this page.</p>
          <Button variant="line" size="small" icon="print" className={css.print} onClick={() => window.print()}>
            Print or PDF
          </Button>
          <p className={css.site}>All Talent, {isHydrated && location.host}</p>
        </div>
      </div>
    </header>
  );
}

function titleOf(people: number): string {
  if (people === 0) return 'Nobody left to show';
  return people === 1 ? 'One person for you' : `${people} people for you`;
}
