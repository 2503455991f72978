import { useEffect } from 'react'
import { noteOpenFormAtom } from '@lagoon/domain/shell/popups/offerUpdate.atoms'
import { useSetAtom } from '../state.ts'

/** Knows of a form that a reload would drop. What follows forms is fetched with the first thing typed. */
export const useOpenForms = (): void => {
  const note = useSetAtom(noteOpenFormAtom)
  useEffect(
    function followWhatIsTyped() {
      let stop: (() => void) | undefined
      let isOver = false
      const start = ({ target }: Event) =>
        void import('./followForms.ts').then(
          ({ followForms }) => {
            if (!isOver) stop = followForms(target, note)
          },
          () => undefined,
        )
      document.addEventListener('input', start, { once: true })
      return () => {
        isOver = true
        document.removeEventListener('input', start)
        stop?.()
      }
    },
    [note],
  )
}
