/** What a password's hash costs whoever makes it: memory in KiB. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
