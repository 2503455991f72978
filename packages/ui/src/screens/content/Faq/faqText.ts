import type { Block, Question, Words } from '../../../patterns/Prose/blocks.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { accountQuestions, startQuestions } from './accountQuestions.ts'
import { moneyQuestions } from './moneyQuestions.ts'
import { gameQuestions, tokenQuestions } from './playQuestions.ts'

/** A question as an editor writes it: an anchor, the words, and the answer by paragraph. */
export type ShortQuestion = readonly [id: string, question: string, ...answer: readonly (Words | Block)[]]

const isBlock = (piece: Words | Block): piece is Block => typeof piece === 'object' && 'kind' in piece

const questions = (items: readonly ShortQuestion[]): Block => ({
  kind: 'questions',
  items: items.map(([id, question, ...answer]): Question => ({
    id,
    question,
    answer: answer.map((piece) => (isBlock(piece) ? piece : { kind: 'paragraph', words: piece })),
  })),
})

export const faqText: InformationText = {
  title: 'FAQ',
  lead: 'Answers to the questions players ask most.',
  sections: [
    { id: 'start', title: 'Getting started', blocks: [questions(startQuestions)] },
    { id: 'tokens', title: 'Tokens', blocks: [questions(tokenQuestions)] },
    { id: 'games', title: 'Games and rounds', blocks: [questions(gameQuestions)] },
    { id: 'money', title: 'Packages and withdrawals', blocks: [questions(moneyQuestions)] },
    { id: 'account', title: 'Account and safety', blocks: [questions(accountQuestions)] },
  ],
  related: [pages.sweepRules, pages.redemption, pages.care],
}
