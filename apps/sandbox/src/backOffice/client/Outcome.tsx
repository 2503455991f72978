import { useEffect, useRef } from 'react'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { OfficeRefusal } from '../contract.ts'
import * as styles from './Office.css.ts'
import { refusalWords } from './words.ts'

/** What became of the last thing that somebody did here. */
export type Done =
  | { readonly state: 'none' }
  | { readonly state: 'done'; readonly what: string }
  | { readonly state: 'refused'; readonly reason: OfficeRefusal }

/** Says what became of an act. Once it is done it has the focus: the button that was pressed may be gone with the state it stood for. */
export const Outcome = ({ done }: { done: Done }) => {
  const told = useRef<HTMLDivElement>(null)
  useEffect(
    function goToWhatWasDone() {
      if (done.state === 'done') told.current?.focus()
    },
    [done],
  )
  return (
    <div ref={told} tabIndex={-1} role="group" aria-label="Outcome" className={styles.told}>
      {done.state === 'done' && (
        <Notice tone="success" announce="politely">
          {done.what}
        </Notice>
      )}
      {done.state === 'refused' && (
        <Notice tone="danger" announce="now">
          {refusalWords[done.reason]}
        </Notice>
      )}
    </div>
  )
}
