type Note = (name: string | undefined) => void

/** How long what a form says of a sending (it is on its way, a field is refused) may take to stand on the page. */
const SETTLING_MS = 200

const formOf = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element ? target.closest('form') : null
  return form === null || form.role === 'search' ? undefined : form
}

/** As the page calls it: its heading. */
const nameOf = (form: HTMLFormElement): string => form.ariaLabel ?? document.querySelector('h1')?.textContent ?? document.title

/**
 * Notes the form in which something was typed last, until it was sent without a field being refused, or leaves the page.
 * `first` is where the typing began.
 */
export const followForms = (first: EventTarget | null, note: Note): (() => void) => {
  let begun: HTMLFormElement | undefined
  let isSent = false
  let looking: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    begun = undefined
    isSent = false
    changes.disconnect()
    note(undefined)
  }
  const look = () => {
    if (begun === undefined || !isSent) return
    if (begun.querySelector('[aria-invalid="true"]') !== null) isSent = false
    else if (begun.querySelector('[data-pending]') === null) settle()
  }
  const lookSoon = () => {
    clearTimeout(looking)
    looking = setTimeout(look, SETTLING_MS)
  }
  const changes = new MutationObserver(() => {
    if (begun?.isConnected === false) settle()
    else if (isSent) lookSoon()
  })
  const begin = (target: EventTarget | null) => {
    const form = formOf(target)
    if (form === undefined || form === begun || !form.isConnected) return
    begun = form
    isSent = false
    note(nameOf(form))
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-invalid', 'data-pending'] })
  }
  const onInput = ({ target }: Event) => begin(target)
  const onSubmit = ({ target }: Event) => {
    if (target !== begun) return
    isSent = true
    lookSoon()
  }
  begin(first)
  document.addEventListener('input', onInput)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('input', onInput)
    document.removeEventListener('submit', onSubmit)
    clearTimeout(looking)
    if (begun !== undefined) settle()
  }
}
