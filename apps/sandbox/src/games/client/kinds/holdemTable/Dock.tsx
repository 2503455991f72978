import { useEffect, useRef, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import type { TableAct } from '@lagoon/games/holdemTable/acts'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { actKey } from '../../chrome/actButton.css.ts'
import { ofPot, raiseIn, stepped } from './amounts.ts'
import * as styles from './Dock.css.ts'
import { Ways, type WaysProps } from './Ways.tsx'
import { amount, endingOf, isOutOfChips, standingWords } from './words.ts'

export interface DockProps extends WaysProps {
  /** One step of the amount. */
  step: number
  isBusy: boolean
  /** False while a panel is open: keys then belong to it. */
  isInFront: boolean
  onAct: (turn: string, act: TableAct) => void
}

const isField = (target: EventTarget | null) => target instanceof Element && target.closest('input, select, [role="dialog"]') !== null

/** What the player does: in turn the acts, and always the ways to pause, to bring more chips, and to leave. */
export const Dock = ({ view, step, isBusy, isInFront, onAct, ...ways }: DockProps) => {
  const { you, hand, seats } = view
  const turn = hand?.turn?.seat === you.seat ? (hand?.turn?.turn ?? '') : ''
  const raise = raiseIn(you.acts)
  const [chosen, setChosen] = useState({ turn, to: raise?.min ?? 0 })
  const to = raise ? stepped(raise, chosen.turn === turn ? chosen.to : raise.min, 0) : 0
  const setTo = (next: number) => setChosen({ turn, to: next })
  const isAsked = turn !== '' && you.acts.length > 0
  const isFree = you.acts.some(({ name }) => name === 'CHECK')
  const call = you.acts.find(({ name }) => name === 'CALL')

  const does: Readonly<Record<string, () => void>> = {
    f: () => onAct(turn, { name: isFree ? 'CHECK' : 'FOLD' }),
    c: () => onAct(turn, { name: isFree ? 'CHECK' : 'CALL' }),
    r: () => raise && onAct(turn, { name: raise.name, to }),
    ArrowUp: () => raise && setTo(stepped(raise, to, step)),
    ArrowDown: () => raise && setTo(stepped(raise, to, -step)),
  }
  const keys = useRef(does)
  useEffect(() => {
    keys.current = does
  })
  const isListening = isInFront && isAsked && !isBusy
  useEffect(() => {
    if (!isListening) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat && !event.key.startsWith('Arrow')) return
      if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target) || document.querySelector('[role="dialog"]')) return
      const work = keys.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!work) return
      event.preventDefault()
      work()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isListening])

  const own = seats[you.seat ?? -1]
  const ending = endingOf(view)
  // Who sits out reads that on their seat too, and on the button below.
  const isToldElsewhere = ending !== null && own?.isSittingOut === true && !isOutOfChips(own)
  return (
    <div className={styles.root}>
      {isAsked ? (
        <div role="group" aria-label="Your move" className={styles.acts}>
          {raise && (
            <div className={styles.amounts}>
              <IconButton label="Less" icon={Minus} weight="secondary" onPress={() => setTo(stepped(raise, to, -step))} />
              <output className={styles.amount} aria-label="Amount">
                <span className={styles.kind}>
                  <TokenIcon kind={ways.token} />
                </span>
                {amount(to)}
              </output>
              <IconButton label="More" icon={Plus} weight="secondary" onPress={() => setTo(stepped(raise, to, step))} />
              <span className={styles.quick}>
                <Button size="compact" onPress={() => setTo(ofPot(view, raise, 0.5))}>
                  ½ pot
                </Button>
                <Button size="compact" onPress={() => setTo(ofPot(view, raise, 1))}>
                  Pot
                </Button>
                <Button size="compact" onPress={() => setTo(raise.max)}>
                  All-in
                </Button>
              </span>
            </div>
          )}
          {!isFree && (
            <button type="button" className={styles.act({ weight: 'fold' })} aria-keyshortcuts="F" disabled={isBusy} onClick={does['f']}>
              <span>Fold</span>
              <kbd className={actKey}>F</kbd>
            </button>
          )}
          <button type="button" className={styles.act({ weight: 'call' })} aria-keyshortcuts="C" disabled={isBusy} onClick={does['c']}>
            {isFree ? 'Check' : 'Call'} {call && 'chips' in call && <strong>{amount(call.chips)}</strong>} <kbd className={actKey}>C</kbd>
          </button>
          {raise && (
            <button type="button" className={styles.act({ weight: 'raise' })} aria-keyshortcuts="R" disabled={isBusy} onClick={does['r']}>
              <span>{to === raise.max ? 'All-in' : raise.name === 'BET' ? 'Bet' : 'Raise to'}</span> <strong>{amount(to)}</strong>
              <kbd className={actKey}>R</kbd>
            </button>
          )}
        </div>
      ) : (
        <div className={styles.standing}>
          {ending && <p className={styles.ending({ isOwn: ending.isOwn })}>{ending.words}</p>}
          {!isToldElsewhere && (
            <p className={styles.status}>
              {standingWords(view)}
              {you.topUpTo !== null && ` Your chips will be topped up to ${amount(you.topUpTo)} after this hand.`}
            </p>
          )}
        </div>
      )}
      <Ways view={view} {...ways} />
    </div>
  )
}
