import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What a server said about one field. */
export interface Refusal {
  readonly field: string
  /** Looked up in the words of the field. */
  readonly code: string
  /** Shown where the field has no words for the code. */
  readonly message?: string
}

/**
 * Says the server's refusals at their fields, and takes the reader to the first of them.
 *
 * @param names every field in the order of the page, the same list from render to render
 * @param refusals undefined while the form is on its way; what follows is the answer
 */
export const useRefusals = <Values extends FieldValues, Output>(
  { setError, setFocus }: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'setFocus'>,
  names: readonly FieldPath<Values>[],
  refusals: readonly Refusal[] | undefined,
): void => {
  const wasAnswered = useRef(false)
  useEffect(
    function sayRefusals() {
      // Only an answer speaks: the list may shrink while the player puts things right, and must not take the focus then.
      const isAnswer = refusals !== undefined && !wasAnswered.current
      wasAnswered.current = refusals !== undefined
      if (!isAnswer) return
      const refused = names.flatMap((name) => refusals.filter(({ field }) => field === name).map((said) => ({ ...said, name })))
      for (const { name, code, message } of refused)
        setError(name, { type: 'server', message: code, ...(message !== undefined && { types: { server: message } }) })
      if (refused[0]) setFocus(refused[0].name)
    },
    [names, refusals, setError, setFocus],
  )
}
