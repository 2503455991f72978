import type { OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { CopyableId } from '@lagoon/ui/patterns/CopyableId/CopyableId'
import { FactList } from '@lagoon/ui/patterns/FactList/FactList'
import type { OfficeSettings } from '../../contract.ts'
import { addressOf } from '../address.ts'
import { Lines } from '../Lines.tsx'
import * as styles from '../Office.css.ts'
import { Part } from '../Part.tsx'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { timeWords } from '../words.ts'
import { Decide, type DecideProps } from './Decide.tsx'
import { ProviderQueues } from './ProviderQueues.tsx'
import { levelWords, reasonWords, saidWords, sharedWords, speakerOf, stateWords } from './words.ts'

const Shared = ({ shared, statedUnderAge }: OperatorKycCase) => (
  <>
    {statedUnderAge.length > 0 && <Text>Dates of birth given earlier, under age: {statedUnderAge.join(', ')}.</Text>}
    {shared.length === 0 && statedUnderAge.length === 0 ? (
      <Text tone="soft">Nothing was found.</Text>
    ) : (
      <ul className={styles.rows}>
        {shared.map(({ what, playerId, displayName }) => (
          <li key={`${what} ${playerId}`} className={styles.row}>
            <Link href={addressOf('verification', playerId)}>{displayName === '' ? playerId : displayName}</Link>
            <Text as="span" size="small" tone="soft">
              {sharedWords[what]}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </>
)

const Open = ({ kycCase, ...deciding }: Omit<DecideProps, 'kycCase'> & { kycCase: OperatorKycCase }) => {
  const { displayName, name, dateOfBirth, country, level, state, since, reason, timeline, playerId } = kycCase
  return (
    <>
      <RoomHead title={`Verification of ${displayName}`}>{name}</RoomHead>
      <div className={styles.marks}>
        <Badge tone={state === 'COMPLETED' ? 'success' : state === 'UNSUCCESSFUL' ? 'danger' : 'warning'}>{stateWords[state]}</Badge>
        {reason !== null && <Badge tone="warning">{reasonWords[reason]}</Badge>}
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Part id="decision" title="Decision">
            <Decide kycCase={kycCase} {...deciding} />
          </Part>
          <Part id="history" title="History">
            <Lines
              label="History"
              none="Nothing yet."
              lines={timeline.map((line, index) => ({
                id: `${line.at} ${index}`,
                at: line.at,
                title: `${levelWords[line.level]}: ${saidWords(line.word)}`,
                details: [`By ${speakerOf(line)}`, ...(line.note === null || line.note === '' ? [] : [line.note])],
              }))}
            />
          </Part>
        </div>
        <div className={styles.side}>
          <Part id="player" title="Player">
            <FactList
              facts={[
                { term: 'Name in the profile', value: name },
                { term: 'Date of birth', value: dateOfBirth === '' ? 'None' : dateOfBirth },
                { term: 'Country', value: country },
                { term: 'Level', value: levelWords[level] },
                { term: 'Since', value: timeWords(since) },
              ]}
            />
          </Part>
          <Part id="found" title="What was found">
            <Shared {...kycCase} />
          </Part>
          <CopyableId label="Player ID" value={playerId} />
        </div>
      </div>
    </>
  )
}

export interface CasePageProps extends Pick<OfficeSettings, 'identityQueues'> {
  playerId: string
  reviewer: string | null
}

/** One player's verification with all that was said of it, and what a reviewer can decide. */
export const CasePage = ({ playerId, reviewer, identityQueues }: CasePageProps) => {
  const { view, show, refresh } = useAnswer('verifications', { playerId })
  return (
    <>
      <div>
        <Link weight="standalone" href={addressOf('verification')}>
          All verifications
        </Link>
      </div>
      <ProviderQueues identityQueues={identityQueues} />
      <Waited view={view} what="the verification">
        {({ cases: [kycCase] }) => kycCase && <Open kycCase={kycCase} reviewer={reviewer} show={show} refresh={refresh} />}
      </Waited>
    </>
  )
}
