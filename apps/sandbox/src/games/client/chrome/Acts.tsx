import { useEffect, useRef } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { ActChoice } from '../kinds/kind.ts'
import { once } from '../play/pressEvents.ts'
import { tokens, type PlayedToken } from '../play/words.ts'
import { actKey } from './actButton.css.ts'
import * as styles from './Acts.css.ts'

export interface ActsProps {
  acts: readonly ActChoice[]
  token: PlayedToken
  onPress: (which: number) => void
}

/** A button for each way to go on, with what it takes and its key. The first one has the focus, so that Space does it. */
export const Acts = ({ acts, token, onPress }: ActsProps) => {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Where the player has gone elsewhere meanwhile, to a panel or to a card, the focus stays.
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div role="group" aria-label="Your move" className={styles.root}>
      {acts.map(({ verb, takes }, at) => (
        <button
          key={verb}
          ref={at === 0 ? first : null}
          type="button"
          className={styles.act({ isMain: at === 0 })}
          aria-keyshortcuts={String(at + 1)}
          onKeyDown={once}
          onClick={() => onPress(at)}
        >
          <span className={styles.verb}>{verb}</span>
          {takes > 0n && (
            <>
              <span aria-hidden="true" className={styles.takes}>
                +{formatMinor(takes, 'always')}
              </span>
              <span className={visuallyHidden}>, takes {tokens(takes, token)}</span>
            </>
          )}
          <kbd aria-hidden="true" className={actKey}>
            {at + 1}
          </kbd>
        </button>
      ))}
    </div>
  )
}
