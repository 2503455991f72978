import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../../../kit/Dialog/Dialog.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { RoundOutcome } from './RoundOutcome.tsx'
import { playedAtExactly } from './roundWords.ts'
import * as styles from './RoundDialog.css.ts'

const standing = {
  OPEN: 'The provider hasn’t finished this round yet. The result will show up here, and any win will be added to your balance.',
  ROLLED_BACK: 'The provider canceled this round, and your bet was returned in full.',
} as const

export interface RoundFigure {
  readonly term: string
  readonly value: ReactNode
}

/** What the round took and gave, and further figures of the game beside them. */
const RoundFigures = ({ round, more }: { round: Round; more: readonly RoundFigure[] }) => (
  <dl className={styles.figures}>
    {[
      { term: 'Bet', value: <TokenAmount kind={round.bet.kind} minor={round.bet.minor} format="fixed" size="large" /> },
      { term: 'Win', value: <RoundOutcome round={round} size="large" /> },
      ...more,
    ].map(({ term, value }) => (
      <div key={term}>
        <dt className={styles.term}>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What every opened round is given besides the round. */
export interface RoundFrame {
  onClose: () => void
  /** The round from inside, below what the game adds. */
  about?: ReactNode
}

export interface RoundDialogProps extends RoundFrame {
  round: Round
  /** @default 'regular' */
  size?: DialogProps['size']
  /** Where the round stopped: the reels, the cards, the numbers. */
  picture?: ReactNode
  /** Figures beside bet and win: a jackpot, a rake. */
  figures?: readonly RoundFigure[]
  /** Short ids of the game's own, before those that every round has. */
  ids?: readonly { readonly label: string; readonly value: string }[]
  /** Sections with a heading of level 3. */
  children?: ReactNode
}

/** One round as the provider reported it: where it stopped, what it took and gave, what the game adds, and the ids for support. */
export const RoundDialog = ({ round, onClose, about, size, picture, figures = [], ids = [], children }: RoundDialogProps) => (
  <Dialog title={round.game.name} isOpen onClose={onClose} {...(size && { size })}>
    <Text size="small" tone="soft">
      <time dateTime={round.playedAt}>{playedAtExactly(round)}</time>
      {`, by ${round.game.providerName}`}
    </Text>
    {round.roundState !== 'SETTLED' && <Notice>{standing[round.roundState]}</Notice>}
    {picture}
    <RoundFigures round={round} more={figures} />
    {children}
    {about}
    <div className={styles.ids}>
      {ids.length > 0 && (
        <div className={styles.ownIds}>
          {ids.map((id) => (
            <CopyableId key={id.label} {...id} />
          ))}
        </div>
      )}
      <CopyableId label="Round ID" value={round.id} />
      <CopyableId label="Gameplay ID" value={round.gameplayId} />
    </div>
  </Dialog>
)
