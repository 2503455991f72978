import { useEffect, useRef, useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { chanceInWords, type FishFacts } from '../../../rules/fish/fish.ts'
import { keptStake } from '../../play/keptStake.ts'
import { nameAbove, tokens, winLabel } from '../../play/words.ts'
import { buzz, sound } from '../../sound/sound.ts'
import { winMoment } from '../../sound/winMoment.ts'
import { once } from '../../play/pressEvents.ts'
import type { PlayProps } from '../kind.ts'
import { StakeRow } from '../live/StakeRow.tsx'
import { fishUrl } from './art/fishArt.ts'
import { Field, type FieldHandle } from './Field.tsx'
import * as figures from '../../chrome/amount.css.ts'
import { QuickStakes } from '../../chrome/QuickStakes.tsx'
import * as styles from './Play.css.ts'
import { useShots } from './useShots.ts'

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, summary, [role="dialog"]') !== null

/** The field with its fish, what each pays, and the bet of a shot. */
export const Play = ({ session, info, token, isInFront, onShown, onStake, onEnded }: PlayProps) => {
  const facts = info.facts as unknown as FishFacts
  const { targets, light } = facts
  const shots = useShots({ session, token, onEnded })
  const stakes = session.stakes.map(BigInt)
  const [stake, setStake] = useState(() => {
    const kept = keptStake.read(session)
    return kept !== null && stakes.includes(kept) ? kept : (stakes.find((one) => one >= 10n) ?? stakes[0] ?? 0n)
  })
  const [chosen, setChosen] = useState(targets[0]?.id ?? '')
  /** Why the last press shot at nothing. */
  const [unseen, setUnseen] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const field = useRef<FieldHandle>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  useEffect(() => void requestAnimationFrame(onShown), [onShown])
  // From the first one on: the info panel prices what it tells at this bet.
  useEffect(() => onStake(stake), [onStake, stake])

  const changeStake = (next: bigint | undefined) => {
    if (next === undefined) return
    setStake(next)
    keptStake.keep(session, next)
  }
  const choose = (id: string) => {
    setChosen(id)
    setUnseen(null)
  }
  /** A shot at a fish in the field, by the key of its swimmer. */
  const shootAt = async (swimmerKey: string, targetId: string) => {
    sound.play('press')
    buzz()
    setUnseen(null)
    const shown = field.current?.fire(swimmerKey)
    const result = await shots.shoot(targetId, stake)
    const name = targets.find(({ id }) => id === targetId)?.name ?? ''
    shown?.land(
      result && {
        isCaught: result.view.isCaught,
        pays: result.view.pays,
        text: result.view.isCaught ? `+${formatMinor(BigInt(result.round.totalWin), 'always')}` : 'Got away',
      },
    )
    if (!result) return
    const win = BigInt(result.round.totalWin)
    sound.play(result.view.isCaught ? winMoment(win, stake) : 'end')
    setSpoken(
      result.view.isCaught
        ? `${name} caught. Won ${tokens(win, session.winToken)}.`
        : `${name} got away. ${tokens(stake, session.token)} taken.`,
    )
  }
  const shootChosen = () => {
    const swimmer = field.current?.inSight(chosen)
    if (swimmer) void shootAt(swimmer, chosen)
    else setUnseen(`No ${targets.find(({ id }) => id === chosen)?.name.toLowerCase() ?? 'fish'} in sight. Nothing was taken.`)
  }
  const step = (by: 1 | -1) => {
    const at = targets.findIndex(({ id }) => id === chosen)
    choose(targets[(at + by + targets.length) % targets.length]?.id ?? chosen)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isInFront || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      const numbered = /^[1-9]$/.test(event.key) ? targets[Number(event.key) - 1] : undefined
      if (event.key === ' ' && !isOnButton && !event.repeat) shootChosen()
      else if (numbered) choose(numbered.id)
      else if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'ArrowLeft') step(-1)
      else if (event.key === 'ArrowUp') changeStake(stakes[stakes.indexOf(stake) + 1])
      else if (event.key === 'ArrowDown') changeStake(stakes[stakes.indexOf(stake) - 1])
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  const warning = shots.isLost ? 'Connection lost. We’ll keep checking your shot; you’ll only be charged once.' : shots.said
  const notice =
    warning !== null ? ({ tone: 'warning', text: warning } as const) : unseen !== null && ({ tone: 'info', text: unseen } as const)
  const isDark = light !== null && shots.litShots === 0
  return (
    <>
      <Field
        ref={field}
        gameId={info.gameId}
        targets={targets}
        chosen={chosen}
        isDark={isDark}
        onShoot={(key, id) => {
          choose(id)
          void shootAt(key, id)
        }}
      />
      <div className={styles.body}>
        {light !== null && (
          <output className={styles.light}>
            {isDark
              ? 'Catch a lanternfish to light the alley'
              : `Lit for ${shots.litShots} more ${shots.litShots === 1 ? 'shot' : 'shots'}`}
          </output>
        )}
        <div className={styles.notices}>
          {notice && (
            <div className={styles.notice}>
              <Notice tone={notice.tone} announce="now">
                {notice.text}
              </Notice>
            </div>
          )}
        </div>
        <div ref={list} role="group" aria-label="Fish to shoot at" className={styles.targets}>
          {targets.map(({ id, name, pays, chance }, index) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen}
              className={styles.target({ isChosen: id === chosen })}
              onClick={() => choose(id)}
            >
              <img src={fishUrl(id)} alt="" className={styles.thumb} />
              <span className={styles.targetName}>
                <span aria-hidden="true">{index + 1} </span>
                {name}
              </span>
              <span>
                <strong>{pays}×</strong> <span className={styles.chance}>{chanceInWords(chance)}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.console}>
        <dl className={styles.pair}>
          <dt className={figures.label}>{nameAbove(session.token)}</dt>
          <dd className={figures.amount}>
            <TokenIcon kind={session.token} />
            {formatMinor(shots.balance, 'always')}
          </dd>
        </dl>
        <div className={styles.stake}>
          <StakeRow label="Bet per shot" session={session} stake={stake} isFixed={false} onStake={changeStake} />
        </div>
        <div className={styles.quick}>
          <QuickStakes view={{ session, stake, balance: shots.balance, kind: { unit: 'shot' } }} isFixed={false} onStake={changeStake} />
        </div>
        <button type="button" className={styles.shoot} onKeyDown={once} onClick={shootChosen}>
          Shoot
        </button>
        <dl className={styles.pairEnd}>
          <dt className={figures.label}>{winLabel('Last win', session)}</dt>
          <dd className={figures.amount}>
            <TokenIcon kind={session.winToken} />
            {formatMinor(shots.won, 'always')}
          </dd>
        </dl>
      </div>
      <output className={visuallyHidden}>{spoken}</output>
    </>
  )
}
