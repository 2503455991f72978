import type { TokenKind } from '../TokenIcon/tokenKinds.ts'

/** A piece of a sentence: plain, said strongly, or leading somewhere. */
export type Inline = string | { readonly strong: string } | { readonly link: string; readonly href: string }
export type Words = string | readonly Inline[]

export interface Question {
  /** Anchor of the question, so that support can send somebody right to it. */
  readonly id: string
  readonly question: string
  readonly answer: readonly Block[]
}

/** What a text is made of. An article of the domain uses a part of these; the app's own pages use them all. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'steps'; readonly items: readonly Words[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly words: Words }[] }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly title?: string; readonly words: Words }
  | { readonly kind: 'tokens'; readonly rows: readonly { readonly token: TokenKind; readonly words: Words }[] }
  | { readonly kind: 'questions'; readonly items: readonly Question[] }

/** The words without their marks; also the key of a line in a list, whose lines all differ. */
export const textOf = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('')
