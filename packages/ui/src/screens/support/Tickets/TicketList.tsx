import { ticketAddress } from '@lagoon/contract/support/addresses'
import type { Ticket } from '@lagoon/domain/support/tickets.state'
import type { TicketType } from '@lagoon/contract/support/enums'
import { Banknote, CircleQuestionMark, Coins, Gamepad2, IdCard, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { whenWords } from '../../social/whenWords.ts'
import { StepBadge } from './StepBadge.tsx'
import { standingWords, typeNames } from './ticketWords.ts'
import * as styles from './TicketList.css.ts'

const icons: Readonly<Record<TicketType, LucideIcon>> = {
  PAYMENT: Coins,
  WITHDRAWAL: Banknote,
  VERIFICATION: IdCard,
  GAME: Gamepad2,
  ACCOUNT: UserRound,
  OTHER: CircleQuestionMark,
}

const Line = ({ ticket, now }: { ticket: Ticket; now: number }) => {
  const Icon = icons[ticket.type]
  return (
    <li className={styles.ticket}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size="1.25rem" strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <a className={styles.press} href={ticketAddress(ticket.id)}>
            {ticket.title}
          </a>
        </p>
        <Text size="small" tone="soft">
          {typeNames[ticket.type]}, {ticket.id}. {standingWords(ticket)}.
        </Text>
      </div>
      <div className={styles.standing}>
        <StepBadge step={ticket.step} />
        <Text as="span" size="tiny" tone="soft" isTabular>
          <time dateTime={ticket.lastUpdatedAt}>{whenWords(ticket.lastUpdatedAt, now)}</time>
        </Text>
      </div>
    </li>
  )
}

const isResolved = ({ step }: Ticket) => step === 'RESOLVED'

/** The tickets that are open, then those that are done, each with who has it in hand. */
export const TicketList = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const [now] = useState(Date.now)
  const groups = [
    { title: 'Open', of: tickets.filter((ticket) => !isResolved(ticket)) },
    { title: 'Resolved', of: tickets.filter(isResolved) },
  ].filter(({ of }) => of.length > 0)
  return (
    <div className={styles.groups}>
      {groups.map(({ title, of }) => (
        <section key={title} aria-labelledby={`tickets-${title}`}>
          <Heading level={2} size="large" id={`tickets-${title}`} place={{ marginBlockEnd: 'close' }}>
            {title}
          </Heading>
          <ul className={styles.list}>
            {of.map((ticket) => (
              <Line key={ticket.id} ticket={ticket} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
