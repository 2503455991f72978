import type { CallResult } from './provider.ts'

/** What a call came to, once there is an answer. */
export type Answered<T> = Exclude<CallResult<T>, { readonly problem: 'NO_ANSWER' }>

interface Patience {
  /** Whether somebody still waits for the answer; a page that was left asks no more. */
  readonly goesOn: () => boolean
  readonly afterMs: number
  readonly onSilence?: () => void
}

const isAnswer = <T>(result: CallResult<T>): result is Answered<T> => result.ok || result.problem !== 'NO_ANSWER'

/**
 * Sends until there is an answer: what is sent has to be such that it happens once however often it comes.
 * @returns null where nobody waits for it any more
 */
export const untilAnswered = async <T>(
  send: () => Promise<CallResult<T>>,
  { goesOn, afterMs, onSilence }: Patience,
): Promise<Answered<T> | null> => {
  for (;;) {
    const result = await send()
    if (isAnswer(result)) return result
    onSilence?.()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (!goesOn()) return null
  }
}
