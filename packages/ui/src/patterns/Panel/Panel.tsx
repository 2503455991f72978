import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './Panel.css.ts'

type Variants = NonNullable<Parameters<typeof styles.root>[0]>

export interface PanelProps {
  /** Named by the button that opens it: `popoverTarget`. One panel of an id stands on a page. */
  id: string
  /** Names the panel for a screen reader. */
  label: string
  /** Where it comes from: `bar` hangs from the end of the top bar, `bottom` rises from the bottom edge. @default 'bar' */
  from?: Variants['from']
  /** `desktop` where the desktop shows in the open what it holds. @default 'always' */
  until?: Variants['until']
  /** Shown from the start; for pictures and for a link that opens it. */
  isOpenAtFirst?: boolean
  /** It is about to be shown. */
  onOpen?: () => void
  /** Links and facts. */
  children: ReactNode
}

/**
 * What a button of the shell opens: links and facts, over the page. It is the browser's own popover: it closes by Escape, by a
 * press beside it and by following one of its links, gives the focus back, works before scripts do, and weighs nothing.
 */
export const Panel = ({ id, label, from, until, isOpenAtFirst = false, onOpen, children }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(
    function openAtFirst() {
      if (isOpenAtFirst) panel.current?.showPopover()
    },
    [isOpenAtFirst],
  )
  useEffect(function closeAfterLink() {
    const element = panel.current
    const close = (press: MouseEvent) => {
      if (press.target instanceof Element && press.target.closest('a')) element?.hidePopover()
    }
    element?.addEventListener('click', close)
    return () => element?.removeEventListener('click', close)
  }, [])
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      aria-label={label}
      className={styles.root({ from, until })}
      onBeforeToggle={({ newState }) => newState === 'open' && onOpen?.()}
    >
      {children}
    </section>
  )
}
