import { http, HttpResponse } from 'msw'
import { wireArticle, wireTile } from './contentWire.ts'
import { captchaPuzzle } from './captchaPuzzle.ts'
import { operationPaths } from '@lagoon/contract/paths'
import { answers, everyPage, outOfOrder, playerIsThere, refuses, refusesOnce } from './scenarios.ts'

const list = answers('Articles', {
  articles: [wireTile(), wireTile({ id: 'five-kinds-of-token', title: 'Five kinds of token', scene: 'TOKENS' })],
})

const item = answers('Article', { article: wireArticle() })

export const articleScenarios = {
  filled: [list, item, ...everyPage],
  /** A new one for each story: what was refused once is answered from then on. */
  itemFailsOnce: () => [refusesOnce('Article', outOfOrder), list, item, ...everyPage],
  empty: [answers('Articles', { articles: [] }), ...everyPage],
  failed: [refuses('Articles', outOfOrder), ...everyPage],
  unknownItem: [list, refuses('Article', { status: 404, code: 'ARTICLE_NOT_FOUND', message: 'We can’t find that article.' }), ...everyPage],
}

const puzzle = http.post(`*/graphql/${operationPaths.Captcha}`, async () =>
  HttpResponse.json({ data: { captcha: await captchaPuzzle('a secret of the stories') } }),
)

export const contactScenarios = {
  sent: [puzzle, answers('SendContactMessage', { sendContactMessage: { reference: 'C-7Q4M-0XKD' } }), ...everyPage],
  failed: [puzzle, refuses('SendContactMessage', outOfOrder), ...playerIsThere],
}
