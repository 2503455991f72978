import { useCallback, useEffect, useEffectEvent, useRef, type RefCallback } from 'react'
import { sendIfSentEarly, takeTyped, tellOfTyping } from './typedBefore.ts'

interface Field {
  readonly name: string
  readonly value: unknown
  readonly onChange: (typed: string | boolean) => void
  /** Told of the field too. */
  readonly ref: RefCallback<object>
}

/**
 * Takes over what stands in a field of a rendered page when the app comes: somebody was faster than the scripts, and a form that
 * begins empty would send nothing of it. A form that was sent then is sent now. Answers the ref for the field.
 */
export const useTypedBefore = ({ name, value, onChange, ref }: Field): ((element: object | null) => void) => {
  const field = useRef<object>(null)
  const takeOver = useEffectEvent(() => {
    const typed = takeTyped(name, field.current, value)
    if (typed !== undefined) {
      onChange(typed)
      tellOfTyping(field.current)
    }
    sendIfSentEarly(field.current)
  })
  useEffect(function takeOverWhatWasTyped() {
    takeOver()
  }, [])
  return useCallback(
    (element) => {
      field.current = element
      ref(element)
    },
    [ref],
  )
}
