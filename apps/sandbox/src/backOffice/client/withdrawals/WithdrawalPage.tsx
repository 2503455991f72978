import type { ReactNode } from 'react'
import type { Review } from '@lagoon/contract/wire/operator/reviews'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { CopyableId } from '@lagoon/ui/patterns/CopyableId/CopyableId'
import { addressOf } from '../address.ts'
import type { Answered } from '../ask.ts'
import * as styles from '../Office.css.ts'
import { Part } from '../Part.tsx'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { useNow } from '../useNow.ts'
import { Waited } from '../Waited.tsx'
import { sumWords } from '../words.ts'
import { wayWords } from '../../../page/wayWords.ts'
import { Actions } from './Actions.tsx'
import { AccountFacts, MoneyFacts, PlayerFacts } from './Facts.tsx'
import { Attempts, History, Incidents, OtherWithdrawals } from './History.tsx'
import { isLate, riskMarks } from './risk.ts'
import { stateTones, stateWords } from './words.ts'

const Marks = ({ review }: { review: Review }) => {
  const now = useNow()
  return (
    <div className={styles.marks}>
      <Badge tone={stateTones[review.state]}>{stateWords[review.state]}</Badge>
      {isLate(review, now) && <Badge tone="danger">Late</Badge>}
      {riskMarks(review, now).map(({ word, tone }) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
    </div>
  )
}

interface ReviewPart {
  readonly id: string
  readonly title: string
  readonly Content: (props: { review: Review }) => ReactNode
}
const moneyParts: readonly ReviewPart[] = [
  { id: 'money', title: 'Money', Content: MoneyFacts },
  { id: 'history', title: 'History', Content: History },
  { id: 'attempts', title: 'Attempts to pay', Content: Attempts },
]
const playerParts: readonly ReviewPart[] = [
  { id: 'player', title: 'Player', Content: PlayerFacts },
  { id: 'account', title: 'Payout account', Content: AccountFacts },
  { id: 'incidents', title: 'Incidents', Content: Incidents },
  { id: 'others', title: 'Other withdrawals of this player', Content: OtherWithdrawals },
]

const Parts = ({ parts, review }: { parts: readonly ReviewPart[]; review: Review }) =>
  parts.map(({ id, title, Content }) => (
    <Part key={id} id={id} title={title}>
      <Content review={review} />
    </Part>
  ))

interface OpenProps {
  review: Review
  reviewer: string | null
  show: (answer: Answered<'withdrawal'>) => void
  refresh: () => void
}

const Open = ({ review, reviewer, show, refresh }: OpenProps) => (
  <>
    <RoomHead title={`${sumWords(review.gross)} by ${wayWords[review.way]}`}>
      {review.player.displayName} · {review.player.name}
    </RoomHead>
    <Marks review={review} />
    <div className={styles.sides}>
      <div className={styles.side}>
        <Part id="decision" title="Decision">
          <Actions review={review} reviewer={reviewer} show={show} refresh={refresh} />
        </Part>
        <Parts parts={moneyParts} review={review} />
      </div>
      <div className={styles.side}>
        <Parts parts={playerParts} review={review} />
        <CopyableId label="Withdrawal ID" value={review.id} />
      </div>
    </div>
  </>
)

/** One withdrawal in full, and what a reviewer can do about it. */
export const WithdrawalPage = ({ id, reviewer }: { id: string; reviewer: string | null }) => {
  const { view, show, refresh } = useAnswer('withdrawal', { id })
  return (
    <>
      <div>
        <Link weight="standalone" href={addressOf('withdrawals')}>
          All withdrawals
        </Link>
      </div>
      <Waited view={view} what="the withdrawal">
        {({ review }) => <Open review={review} reviewer={reviewer} show={show} refresh={refresh} />}
      </Waited>
    </>
  )
}
