import { useEffect, useRef, type ReactNode } from 'react'
import type { PlayView } from '@lagoon/domain/lobby/lobby.state'
import type { Amount } from '@lagoon/contract/money/money'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import * as styles from './Play.css.ts'

const Panel = ({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) => {
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(function bringTheReaderHere() {
    panel.current?.focus()
  }, [])
  return (
    <div className={styles.over}>
      <dialog ref={panel} open tabIndex={-1} className={styles.panel} aria-labelledby="play-panel-title">
        <Heading level={2} id="play-panel-title">
          {title}
        </Heading>
        {children}
        <div className={styles.actions}>{actions}</div>
      </dialog>
    </div>
  )
}

const Sum = ({ label, amount }: { label: string; amount: Amount }) => (
  <div className={styles.sum}>
    <Text as="dt" tone="soft">
      {label}
    </Text>
    <dd>
      <TokenAmount kind={amount.kind} minor={amount.minor} format="fixed" showLabel />
    </dd>
  </div>
)

export type Interruption = Extract<PlayView, { state: 'roundFinishedByProvider' | 'sessionEnded' | 'realityCheck' }>

export interface PlayOverlayProps {
  view: Interruption
  onLeave: () => void
  onKeepPlaying: () => void
  onPlayAgain: () => void
}

/** What came between the player and the game: what happened, what it means for the tokens, and the next step. */
export const PlayOverlay = ({ view, onLeave, onKeepPlaying, onPlayAgain }: PlayOverlayProps) => {
  const leave = (
    <Button key="leave" onPress={onLeave}>
      Leave game
    </Button>
  )
  const again = (
    <Button key="again" weight="primary" onPress={onPlayAgain}>
      Play again
    </Button>
  )
  switch (view.state) {
    case 'roundFinishedByProvider':
      return (
        <Panel title={`${view.game.providerName} finished your round`} actions={[again, leave]}>
          <Text>The game was interrupted, so the provider finished the round for you. Here’s the result:</Text>
          <dl className={styles.sums}>
            <Sum label="Bet" amount={view.bet} />
            <Sum label="Win" amount={view.win} />
          </dl>
        </Panel>
      )
    case 'sessionEnded':
      return (
        <Panel title="This game session has ended" actions={[again, leave]}>
          <Text>All your rounds are finished, and your balance is up to date. Open the game again to keep playing.</Text>
        </Panel>
      )
    case 'realityCheck':
      return (
        <Panel
          title={`You’ve been playing for ${view.minutes} minutes`}
          actions={[
            <Button key="leave" weight="secondary" onPress={onLeave}>
              Leave game
            </Button>,
            <Button key="keep" weight="secondary" onPress={onKeepPlaying}>
              Keep playing
            </Button>,
          ]}
        >
          <dl className={styles.sums}>
            <Sum label="You bet" amount={view.wagered} />
            <Sum label="You won" amount={view.won} />
          </dl>
        </Panel>
      )
  }
}
