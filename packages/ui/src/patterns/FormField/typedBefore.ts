import { EARLY_SUBMIT } from './earlySubmit.ts'
import { replaced } from './replacedFields.ts'

/** What a field holds: the text in it, or whether it is ticked. */
type Content = string | boolean

/** Undefined for what is neither typed into nor ticked. The value of a radio button is what it stands for, chosen or not. */
const contentOf = (field: unknown): Content | undefined => {
  if (field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLInputElement) || field.type === 'radio') return undefined
  return field.type === 'checkbox' ? field.checked : field.value
}

const takeReplaced = (name: string, field: object | null): Content | undefined => {
  const { page } = replaced
  if (page?.pathname !== location.pathname) delete replaced.page
  const before = [...(replaced.page?.fields ?? [])].find((one) => one.getAttribute('name') === name)
  if (replaced.page === undefined || before === undefined) return undefined
  const { fields, focused } = replaced.page
  replaced.page.fields = [...fields].filter((one) => one !== before)
  if (before === focused && field instanceof HTMLElement) field.focus()
  const { defaultValue, defaultChecked } = before as HTMLInputElement
  const content = contentOf(before)
  return content === (typeof content === 'boolean' ? defaultChecked : defaultValue) ? undefined : content
}

/**
 * What was typed into a field, or ticked, before the app came: it was kept from the markup that the app replaced, whatever the form
 * begins with, or stands in the field, where the app took the markup over. Given once. Undefined where nobody was that fast.
 */
export const takeTyped = (name: string, field: object | null, value: unknown): Content | undefined => {
  const isEmpty = value === '' || value === false
  const typed = takeReplaced(name, field) ?? (isEmpty ? contentOf(field) : undefined)
  return typeof typed === typeof value && typed !== value ? typed : undefined
}

/** Tells the page, once it listens, that something was typed into a field: it knows of what nobody has sent yet by the typing alone. */
export const tellOfTyping = (field: object | null): void =>
  queueMicrotask(() => field instanceof Element && field.dispatchEvent(new InputEvent('input', { bubbles: true })))

/** Sends the form of a field once all of its fields have taken over what was typed, where somebody sent it before the app had come. */
export const sendIfSentEarly = (field: object | null): void => {
  const page = globalThis as { [EARLY_SUBMIT]?: HTMLFormElement }
  const form = page[EARLY_SUBMIT]
  if (form === undefined || !(field instanceof Element) || field.closest('form') !== form) return
  delete page[EARLY_SUBMIT]
  queueMicrotask(() => form.requestSubmit())
}
