/** Named fields of a rendered page whose markup the app replaced, as they were left: what was typed there is still to be taken. */
interface ReplacedFields {
  fields: Iterable<Element>
  /** What had the focus. */
  focused: Element | null
  /** Where they stood: a page that it led on to has fields of the same names. */
  pathname: string
}

/** Kept apart from what reads it: every page of the app carries this, and not every page has a form. */
export const replaced: { page?: ReplacedFields } = {}
