import { useEffect, useRef } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { useAtomValue } from '../state.ts'

/** The chunk failure (§8) in the browser's own dialog, for when no other piece of the app can be fetched. */
export const BarePopup = () => {
  const { page } = useAtomValue(domainAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function openAtOnce() {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} role="alertdialog" aria-describedby="lost-piece" onCancel={(event) => event.preventDefault()}>
      <p id="lost-piece">{errorTexts.chunk}</p>
      <button type="button" onClick={() => page.reload()}>
        Update
      </button>
    </dialog>
  )
}
