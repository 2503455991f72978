import type { ArticleBlock, Words } from '@lagoon/contract/content/article'
import type { ArticleBlock as WireBlock, Inline } from '../../graphql/resolvers.generated.ts'

const wireWords = (words: Words): Inline[] =>
  (typeof words === 'string' ? [words] : words).map((piece) => {
    if (typeof piece === 'string') return { text: piece, isStrong: false, href: null }
    return 'strong' in piece ? { text: piece.strong, isStrong: true, href: null } : { text: piece.link, isStrong: false, href: piece.href }
  })

const nothing = { title: null, words: [], items: [], rows: [] } satisfies Omit<WireBlock, 'kind'>

/** A block as it stands in the database, in the shape of the contract. */
export const wireBlock = (block: ArticleBlock): WireBlock => {
  switch (block.kind) {
    case 'paragraph':
      return { ...nothing, kind: 'PARAGRAPH', words: wireWords(block.words) }
    case 'heading':
      return { ...nothing, kind: 'HEADING', title: block.title }
    case 'list':
    case 'steps':
      return { ...nothing, kind: block.kind === 'list' ? 'LIST' : 'STEPS', items: block.items.map(wireWords) }
    case 'facts':
      return { ...nothing, kind: 'FACTS', rows: block.rows.map(({ label, words }) => ({ label, words: wireWords(words) })) }
    case 'note':
      return {
        ...nothing,
        kind: block.tone === 'info' ? 'NOTE_INFO' : 'NOTE_WARNING',
        title: block.title ?? null,
        words: wireWords(block.words),
      }
  }
}
