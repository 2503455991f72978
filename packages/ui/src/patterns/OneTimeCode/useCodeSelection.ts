import { useEffect, useRef, useState, type FocusEvent } from 'react'

type Range = readonly [start: number, end: number]

/**
 * Which cells the drawing marks. Typing goes on at the end and Backspace takes the last digit: a caret between two cells could
 * not be seen, so it is put back there. A selection (all of it, for a code that was wrong) stays.
 */
export const useCodeSelection = () => {
  const [range, setRange] = useState<Range>()
  const focused = useRef<HTMLInputElement>(null)

  const read = () => {
    const input = focused.current
    if (!input) return
    const end = input.value.length
    const isCaret = input.selectionStart === input.selectionEnd
    if (isCaret && input.selectionStart !== end) input.setSelectionRange(end, end)
    setRange(isCaret ? [end, end] : [input.selectionStart ?? end, input.selectionEnd ?? end])
  }
  useEffect(function followSelection() {
    // The only event that tells of a selection made by script; React's own comes late or not at all.
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [])

  return {
    range,
    events: {
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        focused.current = event.currentTarget
        read()
      },
      onInput: read,
      onBlur: () => {
        focused.current = null
        setRange(undefined)
      },
    },
  }
}
