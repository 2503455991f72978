import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Puts the focus into the field that the player came for, after the page has put it on its heading. */
export const useArrivalField = <Values extends FieldValues, Output>(
  { setFocus }: Pick<UseFormReturn<Values, unknown, Output>, 'setFocus'>,
  field: FieldPath<Values> | undefined,
): void => {
  useEffect(
    function goToField() {
      if (field === undefined) return undefined
      const timer = setTimeout(() => setFocus(field))
      return () => clearTimeout(timer)
    },
    [field, setFocus],
  )
}
