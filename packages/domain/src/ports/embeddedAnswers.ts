import { ANSWERS_ELEMENT, type EmbeddedAnswers } from '@lagoon/contract/http/embeddedAnswers'
import { APP_VERSION_HEADER } from '@lagoon/contract/http/http'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { AnswersAtHand } from './ports.ts'

/** Written by our own server into our own page, from the same operations that the app would call. Cut off on the way, the app asks for them. */
const read = (page: Document) => parseJson(page.getElementById(ANSWERS_ELEMENT)?.textContent ?? '') as EmbeddedAnswers | undefined

/** The answers that the server embedded into the page beside its markup; none for a page that it did not render. */
export const embeddedAnswers = (page: Document): AnswersAtHand => {
  const embedded = read(page)
  const left = [...(embedded?.answers ?? [])]
  return {
    appVersion: page.querySelector<HTMLMetaElement>(`meta[name=${APP_VERSION_HEADER}]`)?.content,
    take(path, variables) {
      const asked = JSON.stringify(variables)
      const at = left.findIndex((answer) => answer.path === path && JSON.stringify(answer.variables) === asked)
      return at < 0 ? undefined : Promise.resolve(left.splice(at, 1)[0]?.data)
    },
  }
}
