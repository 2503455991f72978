/** Whether it is the player: asked before an account to be paid out to is saved or changed. */
export type StepUpView =
  /** `isWrong`: the last password was not the right one. */
  | { readonly state: 'password'; readonly isChecking: boolean; readonly isWrong: boolean }
  | { readonly state: 'sendingCode' }
  /** `sentTo` is the player's email. */
  | { readonly state: 'code'; readonly sentTo: string; readonly isChecking: boolean; readonly isWrong: boolean }
  /** Too many wrong answers. `until` is an RFC 3339 instant; absent where the server did not say. */
  | { readonly state: 'locked'; readonly until?: string }
  /** Nobody answered. */
  | { readonly state: 'failed' }

/** What the player proves it with. */
export type StepUpProof = { readonly password: string } | { readonly code: string }
