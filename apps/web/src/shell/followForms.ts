type Note = (name: string | undefined) => void

const formOf = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element ? target.closest('form') : null
  return form === null || form.role === 'search' ? undefined : form
}

/** As the page calls it: its heading. */
const nameOf = (form: HTMLFormElement): string => form.ariaLabel ?? document.querySelector('h1')?.textContent ?? document.title

/** Notes the form in which something was typed last, until it is sent or leaves the page. `first` is where the typing began. */
export const followForms = (first: EventTarget | null, note: Note): (() => void) => {
  let begun: HTMLFormElement | undefined
  const settle = () => {
    begun = undefined
    leaving.disconnect()
    note(undefined)
  }
  const leaving = new MutationObserver(() => {
    if (begun?.isConnected === false) settle()
  })
  const begin = (target: EventTarget | null) => {
    const form = formOf(target)
    if (form === undefined || form === begun || !form.isConnected) return
    begun = form
    note(nameOf(form))
    leaving.observe(document.body, { childList: true, subtree: true })
  }
  const onInput = ({ target }: Event) => begin(target)
  const onSubmit = ({ target }: Event) => {
    if (target === begun) settle()
  }
  begin(first)
  document.addEventListener('input', onInput)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('input', onInput)
    document.removeEventListener('submit', onSubmit)
    leaving.disconnect()
    if (begun !== undefined) note(undefined)
  }
}
