import * as v from 'valibot'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** What a push message carries. It lies on lock screens: no amount, no name. */
export const pushWords = v.object({
  /** Unique for ever: the same id twice is the same message. */
  id: v.pipe(words(200), v.nonEmpty()),
  title: v.pipe(words(200), v.nonEmpty()),
  text: v.optional(words(1_000), ''),
  /** Path of the app that it leads to. */
  href: v.optional(words(300), '/'),
})
export type PushWords = v.InferOutput<typeof pushWords>
