import { Fragment } from 'react'
import { Link } from '../../kit/Link/Link.tsx'
import { Notice } from '../../kit/Notice/Notice.tsx'
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx'
import { tokenNames } from '../TokenIcon/tokenKinds.ts'
import { textOf, type Block, type Words } from './blocks.ts'
import * as styles from './Prose.css.ts'
import { Questions } from './Questions.tsx'

const InlineWords = ({ words }: { words: Words }) =>
  typeof words === 'string'
    ? words
    : words.map((part) => {
        if (typeof part === 'string') return <Fragment key={part}>{part}</Fragment>
        if ('strong' in part)
          return (
            <strong key={part.strong} className={styles.strong}>
              {part.strong}
            </strong>
          )
        return (
          <Link key={part.href} href={part.href} isNewTab={part.href.startsWith('https:')}>
            {part.link}
          </Link>
        )
      })

const BlockOf = ({ block, level }: { block: Block; level: 2 | 3 }) => {
  const Title = `h${level}` as const
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineWords words={block.words} />
        </p>
      )
    case 'heading':
      return <Title className={styles.heading}>{block.title}</Title>
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((words) => (
            <li key={textOf(words)} className={styles.item}>
              <InlineWords words={words} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((words) => (
            <li key={textOf(words)} className={styles.step}>
              <span>
                <InlineWords words={words} />
              </span>
            </li>
          ))}
        </ol>
      )
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, words }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <InlineWords words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'note':
      return (
        <Notice tone={block.tone} {...(block.title !== undefined && { title: block.title })}>
          <InlineWords words={block.words} />
        </Notice>
      )
    case 'tokens':
      return (
        <dl className={styles.tokens}>
          {block.rows.map(({ token, words }) => (
            <div key={token} className={styles.token}>
              <dt className={styles.tokenName}>
                <TokenIcon kind={token} size="regular" />
                {tokenNames[token].label}
              </dt>
              <dd className={styles.tokenWords}>
                <InlineWords words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'questions':
      return <Questions items={block.items} renderAnswer={(answer) => <Prose blocks={answer} level={3} />} />
  }
}

const keyOf = (block: Block): string =>
  block.kind === 'heading'
    ? block.title
    : block.kind === 'paragraph' || block.kind === 'note'
      ? textOf(block.words)
      : block.kind === 'list' || block.kind === 'steps'
        ? block.items.map(textOf).join()
        : block.kind

export interface ProseProps {
  /** Paragraphs, headings, lists and the like, in order. */
  blocks: readonly Block[]
  /** Place of its headings in the outline of the page. @default 2 */
  level?: 2 | 3
}

/** A text of typed blocks in a measure that is easy to read. */
export const Prose = ({ blocks, level = 2 }: ProseProps) => (
  <div className={styles.root}>
    {blocks.map((block) => (
      <BlockOf key={`${block.kind} ${keyOf(block)}`} block={block} level={level} />
    ))}
  </div>
)
