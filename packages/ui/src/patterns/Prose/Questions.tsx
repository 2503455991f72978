import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Block, Question } from './blocks.ts'
import * as styles from './Questions.css.ts'

interface QuestionsProps {
  /** Questions with their answers, in order. */
  items: readonly Question[]
  /** Draws an answer. */
  renderAnswer: (answer: readonly Block[]) => ReactNode
}

/**
 * Questions that open one by one. It is the browser's own disclosure: found by the page search while closed, opened by an
 * address that ends in the question's anchor, and at work before scripts are.
 */
export const Questions = ({ items, renderAnswer }: QuestionsProps) => (
  <div className={styles.root}>
    {items.map(({ id, question, answer }) => (
      <details key={id} className={styles.question}>
        <summary className={styles.summary}>
          <span className={styles.words}>{question}</span>
          <ChevronDown className={styles.sign} size="1.25rem" strokeWidth={2} aria-hidden />
        </summary>
        <div id={id} className={styles.answer}>
          {renderAnswer(answer)}
        </div>
      </details>
    ))}
  </div>
)
