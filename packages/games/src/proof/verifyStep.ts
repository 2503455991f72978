/** What was done, in order, so that anybody can do it again with other means. */
export type VerifyStep =
  | { readonly type: 'COMMITMENT'; readonly computed: string }
  /** Of a shared round: hashed so many times, its hash is the one at place 0 of the chain, or not. */
  | { readonly type: 'CHAIN'; readonly times: number; readonly reached: string }
  /** Of a shared round: the first 52 bits of HMAC(salt, hash), and the multiplier in hundredths that they make. */
  | { readonly type: 'POINT'; readonly number: string; readonly point: number }
  /** `message` is what the server seed signs (HMAC-SHA256), `place` the number's place in that block, `value` is ⌊number × bound⌋. */
  | {
      readonly type: 'DRAW'
      readonly cursor: number
      readonly message: string
      readonly place: number
      readonly number: number
      readonly bound: number
      readonly value: number
    }
  | { readonly type: 'ACT'; readonly name: string }
  | { readonly type: 'OUTCOME'; readonly totalWinMinor: string }
