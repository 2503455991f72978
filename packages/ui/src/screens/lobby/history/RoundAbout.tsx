import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { RoundDetailsView, RoundMove } from '@lagoon/domain/lobby/histories/roundDetails.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import { ShareWin, type ShareWinEvents } from './ShareWin.tsx'
import * as styles from './RoundAbout.css.ts'

const parts: Readonly<Record<BetPart, string>> = {
  MAIN: 'Bet',
  SIDE: 'Side bet',
  DOUBLE: 'Double',
  SPLIT: 'Split',
  INSURANCE: 'Insurance',
  RAISE: 'Raise',
  SHOT: 'Shot',
}
const nameOf = ({ type, part }: RoundMove): string => (type === 'BET' ? parts[part] : type === 'WIN' ? 'Win' : 'Bet returned')

const moment = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

const Moves = ({ moves }: { moves: readonly RoundMove[] }) => (
  <section>
    <Heading level={3} size="large">
      Bets and wins
    </Heading>
    <ol className={styles.moves}>
      {moves.map((move) => (
        <li key={move.id} className={styles.move}>
          <Text as="span">{nameOf(move)}</Text>
          <Text as="span" size="small" tone="soft" isTabular>
            <time dateTime={move.at}>{moment.format(new Date(move.at))}</time>
          </Text>
          <TokenAmount kind={move.amount.kind} minor={move.amount.minor} format="fixed" />
        </li>
      ))}
    </ol>
  </section>
)

export interface RoundAboutProps extends ShareWinEvents {
  details: RoundDetailsView
  /** Checks the proof on the page of the fairness check. */
  onVerify: (event: { proof: string }) => void
  /** Gives the player the proof as a file. */
  onDownloadProof: (event: { proof: string }) => void
}

const Fairness = ({ details, onVerify, onDownloadProof }: RoundAboutProps & { details: { state: 'loaded' } }) => {
  const { fairness, proof } = details
  return (
    fairness && (
      <section className={styles.fairness}>
        <Heading level={3} size="large">
          Fairness
        </Heading>
        <Text size="small" tone="soft">
          This hash was published before the round. Together with your seed, it set the result.
        </Text>
        <CopyableId label="Server seed hash" value={fairness.commitment} />
        <CopyableId label="Client seed" value={fairness.clientSeed} />
        <CopyableId label="Nonce" value={String(fairness.nonce)} />
        {proof !== undefined && (
          <div className={styles.actions}>
            <Button size="compact" onPress={() => onVerify({ proof })}>
              Check this round
            </Button>
            <Button size="compact" weight="quiet" onPress={() => onDownloadProof({ proof })}>
              Download proof
            </Button>
          </div>
        )}
      </section>
    )
  )
}

/** An opened round from inside: the tokens that moved, and what its outcome was computed from. */
export const RoundAbout = (props: RoundAboutProps) => {
  const { details } = props
  if (details.state === 'loading')
    return (
      <SkeletonRegion label="Loading the round’s bets and wins">
        <Skeleton shape="block" />
      </SkeletonRegion>
    )
  if (details.state === 'failed')
    return (
      <Text size="small" tone="soft">
        The round’s bets and wins didn’t load. Close it and open it again.
      </Text>
    )
  return (
    <>
      {details.sharing && <ShareWin {...props} sharing={details.sharing} />}
      {details.moves.length > 0 && <Moves moves={details.moves} />}
      <Fairness {...props} details={details} />
    </>
  )
}
