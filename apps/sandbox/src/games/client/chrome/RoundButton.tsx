import { RotateCw, SkipForward } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import * as styles from './Console.css.ts'
import { once } from '../play/pressEvents.ts'

export interface RoundButtonProps {
  label: string
  /** An outcome is shown, or on its way: a press goes on faster. */
  isBusy: boolean
  button: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

/** The one button of the game. It has the focus where nothing else has, so that Space and Enter press it. */
export const RoundButton = ({ label, isBusy, button, onPress }: RoundButtonProps) => {
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [button])
  return (
    <button ref={button} type="button" className={styles.spin} aria-describedby="stake" onKeyDown={once} onClick={onPress}>
      {isBusy ? <SkipForward aria-hidden size="2rem" strokeWidth={1.75} /> : <RotateCw aria-hidden size="2.25rem" strokeWidth={1.75} />}
      <span className={styles.spinLabel}>{label}</span>
    </button>
  )
}
