import { useCallback, useEffect, useEffectEvent, useRef, type RefCallback } from 'react'

/** The text in a field that holds one. The value of a radio button or a checkbox is what it stands for, chosen or not. */
const textIn = (element: object | null): string => {
  const isTyped =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(element.type))
  return isTyped ? element.value : ''
}

/**
 * Takes over what stands in a text field of a rendered page when the app comes: somebody was faster than the scripts, and a form
 * that begins empty would send nothing of it. Answers the ref for the field, which tells `ref` of it too.
 */
export const useTypedBefore = (
  ref: RefCallback<object>,
  value: unknown,
  onChange: (typed: string) => void,
): ((element: object | null) => void) => {
  const field = useRef<object>(null)
  const takeOver = useEffectEvent(() => {
    const typed = textIn(field.current)
    if (value === '' && typed !== '') onChange(typed)
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
