import type { ReviewRow } from '@lagoon/contract/wire/operator/reviews'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { Entries, NoEntries } from '../queue/Entries.tsx'
import { Soft } from '../queue/Soft.tsx'
import { ageWords, sumWords, timeWords } from '../words.ts'
import { wayWords } from '../../../page/wayWords.ts'
import { isLate, riskMarks } from './risk.ts'
import { stateTones, stateWords } from './words.ts'

const approvalWords = ({ approvals, approvalsNeeded }: ReviewRow): string =>
  approvalsNeeded > 1 ? `${approvals.length} of ${approvalsNeeded} approvals` : ''

const Row = ({ row, now }: { row: ReviewRow; now: number }) => {
  const { id, gross, way, player, state, requestedAt, reviewer, risk } = row
  return (
    <li className={styles.entry}>
      <span className={styles.entryPart}>
        <Link href={addressOf('withdrawals', id)} weight="standalone" aria-label={`${sumWords(gross)}, ${player.displayName}`}>
          {sumWords(gross)}
        </Link>
        <Soft>{wayWords[way]}</Soft>
      </span>
      <span className={styles.entryPart}>
        <Text as="span" weight="strong">
          {player.displayName}
        </Text>
        <Soft>{`${player.name} · ${player.country}`}</Soft>
      </span>
      <span className={styles.entryPart}>
        <span className={styles.marks}>
          <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
          {isLate(row, now) && <Badge tone="danger">Late</Badge>}
        </span>
        <time dateTime={requestedAt} title={timeWords(requestedAt)}>
          <Soft>{`Requested ${ageWords(requestedAt, now)} ago`}</Soft>
        </time>
      </span>
      <span className={styles.marks}>
        {risk.isIdVerified && <Badge tone="success">Verified</Badge>}
        {riskMarks(row, now).map(({ word, tone }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
      </span>
      <span className={styles.entryPart}>
        <Soft>{reviewer === null ? 'Not taken' : `With ${reviewer}`}</Soft>
        <Soft>{approvalWords(row)}</Soft>
      </span>
    </li>
  )
}

export interface QueueListProps {
  rows: readonly ReviewRow[]
  label: string
  /** Something of the list may have been left out by a filter. */
  isNarrowed: boolean
}

/** A page of a queue, each withdrawal with what a reviewer goes by when choosing the next one. */
export const QueueList = ({ rows, label, isNarrowed }: QueueListProps) => (
  <Entries label={label} rows={rows} empty={<NoEntries what="withdrawals" isNarrowed={isNarrowed} />}>
    {(row, now) => <Row key={row.id} row={row} now={now} />}
  </Entries>
)
