import { ANSWERS_ELEMENT, type EmbeddedAnswers } from '@lagoon/contract/http/embeddedAnswers'
import type { AnswersAtHand } from './ports.ts'

const read = (page: Document): EmbeddedAnswers | undefined => {
  const text = page.getElementById(ANSWERS_ELEMENT)?.textContent ?? ''
  try {
    // Written by our own server into our own page, from the same operations that the app would call.
    return text === '' ? undefined : (JSON.parse(text) as EmbeddedAnswers)
  } catch {
    // Cut off on the way: the app asks for them.
    return undefined
  }
}

/** The answers that the server embedded into the page beside its markup; none for a page that it did not render. */
export const embeddedAnswers = (page: Document): AnswersAtHand => {
  const embedded = read(page)
  const left = [...(embedded?.answers ?? [])]
  return {
    appVersion: embedded?.appVersion,
    take(path, variables) {
      const asked = JSON.stringify(variables)
      const at = left.findIndex((answer) => answer.path === path && JSON.stringify(answer.variables) === asked)
      return at < 0 ? undefined : Promise.resolve(left.splice(at, 1)[0]?.data)
    },
  }
}
