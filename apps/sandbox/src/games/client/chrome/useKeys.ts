import { useEffect, useRef } from 'react'
import type { Game } from '../play/useGame.ts'
import type { Kind, KeyHelp, LiveKind } from '../kinds/kind.ts'
import { sound } from '../sound/sound.ts'

type AnyFlow = (Kind | LiveKind)['flow']

const soundKey: KeyHelp = ['M', 'Sound on or off']

/** What the keys of the shell do, for the info panel. */
export const shellKeys: Readonly<Record<NonNullable<AnyFlow>, readonly KeyHelp[]>> = {
  rounds: [['Space, Enter', 'The main button'], ['↑ ↓', 'Raise and lower the bet'], soundKey],
  live: [soundKey],
}

/** On something that takes keys itself. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, summary, [role="dialog"]') !== null

const isPlain = (event: KeyboardEvent) => !event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey
const isOfSound = ({ key }: KeyboardEvent) => key === 'm' || key === 'M'
const switchSound = () => sound.change({ isOn: !sound.settings.isOn })

/**
 * M for the sound, where a game has all other keys itself.
 * @param isOn False while a panel is open.
 */
export const useSoundKey = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const onDown = (event: KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"]') !== null
      if (isPlain(event) && isOfSound(event) && !isInField) switchSound()
    }
    window.addEventListener('keydown', onDown)
    return () => window.removeEventListener('keydown', onDown)
  }, [isOn])
}

/**
 * The keys of the shell: arrows for the bet, M for the sound, Enter and the release of Space for the main button, 1 to 9 for the acts.
 * @param isOn False while a panel is open.
 */
export const useKeys = (
  { press, changeStake }: { press: (which?: number) => void } & Pick<Game, 'changeStake'>,
  acts: number,
  isOn: boolean,
): void => {
  const isSpaceDown = useRef(false)
  useEffect(() => {
    if (!isOn) return undefined
    const onDown = (event: KeyboardEvent) => {
      if (event.key === ' ' && !isElsewhere(event.target)) {
        event.preventDefault()
        isSpaceDown.current = true
      }
      if (!isPlain(event) || document.querySelector('[role="dialog"]')) return
      const digit = Number(event.key)
      if (event.key === 'ArrowUp') changeStake(1)
      else if (event.key === 'ArrowDown') changeStake(-1)
      else if (isOfSound(event)) switchSound()
      else if (event.key === 'Enter' && !isElsewhere(event.target)) press()
      else if (digit >= 1 && digit <= acts) press(digit - 1)
      else return
      if (!isElsewhere(event.target)) event.preventDefault()
    }
    const onUp = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceDown.current) return
      isSpaceDown.current = false
      if (!isElsewhere(event.target)) press()
    }
    window.addEventListener('keydown', onDown)
    window.addEventListener('keyup', onUp)
    return () => {
      window.removeEventListener('keydown', onDown)
      window.removeEventListener('keyup', onUp)
    }
  }, [press, changeStake, acts, isOn])
}
