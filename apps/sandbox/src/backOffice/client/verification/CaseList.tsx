import type { OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { Entries } from '../queue/Entries.tsx'
import { Soft } from '../queue/Soft.tsx'
import { ageWords, timeWords } from '../words.ts'
import { levelWords, reasonWords, stateWords } from './words.ts'

const Row = ({ kycCase, now }: { kycCase: OperatorKycCase; now: number }) => {
  const { playerId, displayName, name, country, level, since, reason, state, shared } = kycCase
  return (
    <li className={styles.entry}>
      <span className={styles.entryPart}>
        <Link href={addressOf('verification', playerId)} weight="standalone">
          {displayName}
        </Link>
      </span>
      <span className={styles.entryPart}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Soft>{country}</Soft>
      </span>
      <span className={styles.entryPart}>
        <Text as="span">{levelWords[level]}</Text>
        <time dateTime={since} title={timeWords(since)}>
          <Soft>{`Waiting for ${ageWords(since, now)}`}</Soft>
        </time>
      </span>
      <span className={styles.marks}>
        <Badge tone="warning">{reason === null ? stateWords[state] : reasonWords[reason]}</Badge>
      </span>
      <span className={styles.entryPart}>
        <Soft>{shared.length === 0 ? '' : `Shared with ${shared.length}`}</Soft>
      </span>
    </li>
  )
}

/** The verifications that wait for a person, each with why. */
export const CaseList = ({ cases }: { cases: readonly OperatorKycCase[] }) => (
  <Entries
    label="Verifications waiting for a person"
    rows={cases}
    empty={
      <EmptyState illustration="shell" title="Nobody is waiting">
        New cases show up here by themselves.
      </EmptyState>
    }
  >
    {(kycCase, now) => <Row key={kycCase.playerId} kycCase={kycCase} now={now} />}
  </Entries>
)
