import { useEffect, useRef } from 'react'
import type { Game } from '../play/useGame.ts'
import type { KeyHelp } from '../kinds/kind.ts'
import { sound } from '../sound/sound.ts'

/** What the keys of the shell do, for the info panel. */
export const shellKeys: readonly KeyHelp[] = [
  ['Space, Enter', 'The main button'],
  ['↑ ↓', 'Raise and lower the bet'],
  ['M', 'Sound on or off'],
]

/** On something that takes keys itself. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, summary, [role="dialog"]') !== null

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
    const isOurs = (event: KeyboardEvent) => !event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey
    const onDown = (event: KeyboardEvent) => {
      if (event.key === ' ' && !isElsewhere(event.target)) {
        event.preventDefault()
        isSpaceDown.current = true
      }
      if (!isOurs(event) || document.querySelector('[role="dialog"]')) return
      const digit = Number(event.key)
      if (event.key === 'ArrowUp') changeStake(1)
      else if (event.key === 'ArrowDown') changeStake(-1)
      else if (event.key === 'm' || event.key === 'M') sound.change({ isOn: !sound.settings.isOn })
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
