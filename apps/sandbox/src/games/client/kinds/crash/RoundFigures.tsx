import type { Ref } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import type { SessionView } from '../../../contract.ts'
import { times, type LivePhase, type OwnBet } from '../../../rules/crash/live.ts'
import { ownOutcome, type OwnOutcome } from './ownOutcome.ts'
import { winLabel } from '../../play/words.ts'
import * as styles from './RoundFigures.css.ts'

export interface RoundFiguresProps {
  /** Undefined until the round is known. */
  round: LivePhase | undefined
  bets: readonly OwnBet[]
  session: Pick<SessionView, 'token' | 'winToken'>
  /** Where the multiplier is written with every frame. */
  figure: Ref<HTMLSpanElement>
  /** Where the seconds to the start are written. */
  countdown: Ref<HTMLSpanElement>
}

const fixed = (minor: bigint) => formatMinor(minor, 'always')

/** A round that paid leads with that; how far it went without the player comes last. */
const WonRound = ({ point, outcome, session }: { point: number; outcome: OwnOutcome; session: RoundFiguresProps['session'] }) => (
  <>
    <p className={styles.won}>
      <span>Won</span>{' '}
      <span className={styles.wonAmount}>
        <TokenIcon kind={session.winToken} />
        {fixed(outcome.won)}
      </span>
    </p>
    {session.token !== session.winToken && <p className={styles.caption}>{winLabel('Win', session)}</p>}
    <p className={styles.caption}>Cashed out at {outcome.cashOuts.map(({ at }) => times(at)).join(' and ')}</p>
    <p className={styles.small}>Round ended at {times(point)}</p>
  </>
)

/** In the middle of the sky: when the round starts, how far it is, how it ended, and what became of the player's own bets. */
export const RoundFigures = ({ round, bets, session, figure, countdown }: RoundFiguresProps) => {
  const outcome = round && ownOutcome(round, bets)
  return (
    <div className={styles.root}>
      {!round && <p className={styles.caption}>Joining the round…</p>}
      {round?.phase === 'betting' && (
        <p className={styles.caption}>
          Starts in <span ref={countdown} className={styles.seconds} />
        </p>
      )}
      {round?.phase === 'flight' && (
        <>
          <span ref={figure} aria-hidden="true" className={styles.multiplier({ isOver: false })} />
          {outcome?.cashOuts.map(({ betId, at, win }) => (
            <p key={betId} className={styles.wonSoFar}>
              Cashed out at {times(at)} · Won <TokenIcon kind={session.winToken} /> {fixed(win)}
            </p>
          ))}
        </>
      )}
      {round?.phase === 'ended' &&
        (outcome && outcome.won > 0n ? (
          <WonRound point={round.point} outcome={outcome} session={session} />
        ) : (
          <>
            <span className={styles.multiplier({ isOver: true })}>{times(round.point)}</span>
            <p className={styles.caption}>Round over</p>
          </>
        ))}
      {outcome && outcome.lost > 0n && <p className={styles.lost}>No win: {fixed(outcome.lost)} taken</p>}
    </div>
  )
}
