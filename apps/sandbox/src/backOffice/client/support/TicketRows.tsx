import type { TicketRow } from '@lagoon/contract/wire/operator/tickets'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { Entries, NoEntries } from '../queue/Entries.tsx'
import { Soft } from '../queue/Soft.tsx'
import { ageWords, timeWords } from '../words.ts'
import { stepTones, stepWords, typeWords } from './words.ts'

const sinceWords = ({ waitingSince, lastUpdatedAt }: TicketRow, now: number): string =>
  waitingSince === null ? `Updated ${ageWords(lastUpdatedAt, now)} ago` : `Waiting for ${ageWords(waitingSince, now)}`

const holderWords = ({ assignedTo, resolvedBy }: TicketRow): string => {
  if (resolvedBy !== null) return `Resolved by ${resolvedBy}`
  return assignedTo === null ? 'Not taken' : `With ${assignedTo}`
}

const Row = ({ row, now }: { row: TicketRow; now: number }) => {
  const since = row.waitingSince ?? row.lastUpdatedAt
  return (
    <li className={styles.entry}>
      <span className={styles.entryPart}>
        <Link href={addressOf('support', row.id)} weight="standalone" aria-label={`${row.id}, ${row.title}`}>
          {row.id}
        </Link>
        <Soft>{typeWords[row.type]}</Soft>
      </span>
      <span className={styles.entryPart}>
        <Text as="span" weight="strong">
          {row.player.displayName}
        </Text>
        <Soft>{row.player.country}</Soft>
      </span>
      <span className={styles.entryPart}>
        <Badge tone={stepTones[row.step]}>{stepWords[row.step]}</Badge>
        <time dateTime={since} title={timeWords(since)}>
          <Soft>{sinceWords(row, now)}</Soft>
        </time>
      </span>
      <span className={styles.entryPart}>
        <Text as="span">{row.title}</Text>
      </span>
      <span className={styles.entryPart}>
        <Soft>{holderWords(row)}</Soft>
      </span>
    </li>
  )
}

export interface TicketRowsProps {
  rows: readonly TicketRow[]
  label: string
  /** Something of the list may have been left out by a filter. */
  isNarrowed: boolean
}

/** Tickets of a queue, each with what an agent goes by when choosing the next one. */
export const TicketRows = ({ rows, label, isNarrowed }: TicketRowsProps) => (
  <Entries label={label} rows={rows} empty={<NoEntries what="tickets" isNarrowed={isNarrowed} />}>
    {(row, now) => <Row key={row.id} row={row} now={now} />}
  </Entries>
)
