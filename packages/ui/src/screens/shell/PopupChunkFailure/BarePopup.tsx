import { useEffect, useRef } from 'react'
import { errorTexts } from '@lagoon/contract/problems/texts'

/** The chunk failure (§8) in the browser's own dialog, for when no other piece of the app can be fetched. */
export const BarePopup = ({ onReload }: { onReload: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function openAtOnce() {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} role="alertdialog" aria-labelledby="lost-piece" onCancel={(event) => event.preventDefault()}>
      <p id="lost-piece">{errorTexts.chunk}</p>
      <button type="button" onClick={onReload}>
        Update
      </button>
    </dialog>
  )
}
