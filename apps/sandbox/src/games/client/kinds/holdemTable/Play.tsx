import { useEffect, useState } from 'react'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { HoldemTableFacts } from '../../../rules/holdemTable/holdemTable.ts'
import type { PlayProps } from '../kind.ts'
import { lookOf } from '../cards/looks.ts'
import { BuyIn } from './BuyIn.tsx'
import { Dock } from './Dock.tsx'
import { Oval } from './Oval.tsx'
import * as styles from './Play.css.ts'
import { useTable } from './useTable.ts'
import { noticeWords } from './words.ts'

/** A seed of the player's own, drawn anew for each seat. */
const freshSeed = (): string => [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A table of hold'em with other players, from the door to the seat and back. */
export const Play = ({ session, info, token, isInFront, onShown, onEnded }: PlayProps) => {
  const facts = info.facts as unknown as HoldemTableFacts
  const { table: shown, isLost, isBusy, problem, sit, act, topUp, sitOut, sitIn, leave } = useTable({ token, onEnded })
  const [asking, setAsking] = useState<{ readonly seat: number } | 'more' | null>(null)
  const isHere = shown !== null
  useEffect(() => {
    if (isHere) requestAnimationFrame(onShown)
  }, [isHere, onShown])
  if (!shown) return <p className={visuallyHidden}>Opening the table…</p>
  const { view } = shown
  const { you, notice } = view
  const stack = view.seats[you.seat ?? -1]?.stack ?? 0
  const close = () => setAsking(null)
  const bring = async (chips: number) => {
    if (asking === null) return
    const isDone = asking === 'more' ? await topUp(stack + chips) : await sit({ seat: asking.seat, chips, clientSeed: freshSeed() })
    if (isDone) close()
  }
  const told = isLost ? (
    <Notice tone="warning" announce="now">
      Connection lost. We’re holding your seat while we reconnect, but the clock is still running.
    </Notice>
  ) : problem && asking === null ? (
    <Notice tone="danger" announce="now">
      {problem}
    </Notice>
  ) : (
    notice && <Notice tone="info">{noticeWords[notice]}</Notice>
  )
  return (
    <>
      <Oval table={shown} look={lookOf(session.gameId)} token={session.token} onSeat={(seat) => setAsking({ seat })} />
      {told && <div className={styles.notice}>{told}</div>}
      <Dock
        view={view}
        token={session.token}
        step={facts.bigBlind}
        isBusy={isBusy}
        isInFront={isInFront && asking === null}
        onAct={(turn, which) => void act(turn, which)}
        onSitOut={() => void sitOut()}
        onSitIn={() => void sitIn()}
        onTopUp={() => setAsking('more')}
        onLeave={() => void leave()}
      />
      <output className={visuallyHidden}>{shown.spoken}</output>
      {asking !== null && (
        <BuyIn
          title={asking === 'more' ? 'Add chips' : `Sit down in seat ${asking.seat + 1}`}
          verb={asking === 'more' ? 'Add chips' : 'Sit down'}
          min={asking === 'more' ? Math.min(facts.bigBlind, Math.max(1, facts.buyIn.max - stack)) : facts.buyIn.min}
          max={asking === 'more' ? facts.buyIn.max - stack : facts.buyIn.max}
          purse={you.purse}
          token={session.token}
          problem={problem}
          isBusy={isBusy}
          onChips={(chips) => void bring(chips)}
          onClose={close}
        />
      )}
    </>
  )
}
