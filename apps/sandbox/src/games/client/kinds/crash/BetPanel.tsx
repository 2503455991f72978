import { Minus, Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { LOWEST_CASH_OUT, multiplierAt } from '@lagoon/games/crash/rules'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { CrashFacts } from '../../../rules/crash/crash.ts'
import { times, type BetSlot, type LivePhase, type OwnBet } from '../../../rules/crash/live.ts'
import type { SessionView } from '../../../contract.ts'
import { tokens } from '../../play/words.ts'
import { once } from '../../play/pressEvents.ts'
import * as styles from './Play.css.ts'
import { autoOf, doNow, type Doing } from './doNow.ts'
import { pressGuard } from './presses.ts'

export interface BetPanelProps {
  slot: BetSlot
  facts: CrashFacts
  session: SessionView
  round: LivePhase
  bets: readonly OwnBet[]
  balance: bigint
  stake: bigint
  isBusy: boolean
  /** Its act takes the focus of the button that was pressed for this bet, and is gone since. */
  takesFocus: boolean
  now: () => number
  onStake: (step: 1 | -1) => void
  onDo: (doing: Doing, autoCashOut: number | null) => void
  /** Where the key of this panel finds its act. */
  onAct: (act: (() => void) | null) => void
}

/** One of the two bets: what it takes, where it leaves by itself, and the one button for what can be done now. */
export const BetPanel = ({
  slot,
  facts,
  session,
  round,
  bets,
  balance,
  stake,
  isBusy,
  takesFocus,
  now,
  onStake,
  onDo,
  onAct,
}: BetPanelProps) => {
  const [auto, setAuto] = useState('')
  const [guard] = useState(pressGuard)
  const button = useRef<HTMLButtonElement>(null)
  const amount = useRef<HTMLSpanElement>(null)
  const doing = useMemo(
    () =>
      doNow(
        round,
        bets.filter((bet) => bet.slot === slot),
      ),
    [round, bets, slot],
  )
  const read = autoOf(auto, facts.cap)
  const open = doing.bet
  const isLow = doing.kind === 'place' && balance < stake
  const isOff = isBusy || (doing.kind === 'place' && (read === 'wrong' || isLow))

  // What a cash-out gives now: it changes with every frame, so it is written past React.
  useEffect(() => {
    if (doing.kind !== 'cash-out' || round.phase !== 'flight') return undefined
    let request = 0
    const write = () => {
      const multiplier = multiplierAt(facts, now() - round.startedAt)
      const stakeMinor = BigInt(doing.bet.stake)
      if (amount.current) amount.current.textContent = formatMinor((stakeMinor * BigInt(multiplier)) / 100n, 'always')
      request = requestAnimationFrame(write)
    }
    write()
    return () => cancelAnimationFrame(request)
  }, [doing, round, facts, now])

  // Before it can be seen, and so pressed.
  useLayoutEffect(() => guard.show(doing, isBusy, performance.now()), [guard, doing, isBusy])
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  const act = () => {
    if (!isOff && guard.isMeant(performance.now())) onDo(doing, read === 'wrong' ? null : read)
  }
  useEffect(() => {
    onAct(act)
    return () => onAct(null)
  })

  const label = {
    place: isLow ? 'Balance too low' : doing.isNext ? 'Bet on next round' : 'Bet',
    cancel: doing.isNext ? 'Cancel next bet' : 'Cancel bet',
    'cash-out': 'Cash out',
  }[doing.kind]
  return (
    <section className={styles.panel} aria-label={slot === 0 ? 'First bet' : 'Second bet'}>
      <div className={styles.stakeRow}>
        <IconButton label="Lower bet" icon={Minus} weight="secondary" onPress={() => onStake(-1)} />
        <p className={styles.stake} aria-live="polite">
          <span className={styles.label}>Bet</span>
          <span aria-hidden="true" className={styles.amount}>
            {formatMinor(open ? BigInt(open.stake) : stake, 'always')}
          </span>
          <span className={visuallyHidden}>{tokens(open ? BigInt(open.stake) : stake, session.token)}</span>
        </p>
        <IconButton label="Raise bet" icon={Plus} weight="secondary" onPress={() => onStake(1)} />
      </div>
      <div className={styles.auto}>
        <TextField
          label="Auto cash-out"
          value={open ? (open.autoCashOut === null ? '' : times(open.autoCashOut)) : auto}
          onChange={setAuto}
          isReadOnly={open !== null}
          inputMode="decimal"
          autoComplete="off"
          {...(read === 'wrong' && !open && { error: `Use ${times(LOWEST_CASH_OUT)} to ${times(facts.cap)}` })}
        />
      </div>
      <button ref={button} type="button" className={styles.act({ kind: doing.kind })} aria-disabled={isOff} onKeyDown={once} onClick={act}>
        <span>{isBusy ? 'Sending…' : label}</span>
        {doing.kind === 'cash-out' && <span ref={amount} aria-hidden="true" className={styles.actAmount} />}
      </button>
    </section>
  )
}
