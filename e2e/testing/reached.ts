import { expect, test, type Locator } from '@playwright/test'
import { REACHED } from './reachedStates.ts'

/**
 * Marks a state of docs/spec/states.md as reached in the running product, once the sign of it can be seen:
 *
 *     await reached(page.getByText('We can’t find this win'), 'lobby', 'win', 'unknown-win')
 *
 * Capability, screen and state are written out as they stand in states.md: `tools/stories/reachedStates.test.ts` finds the marks in the
 * walks, and names each state of a counted screen that no walk reaches. The run itself counts them too (`reachedReporter.ts`): a mark
 * in a walk that failed, or that was never come by, is none. Which screens are counted stands in `reachedStates.ts`, with the states
 * that cannot come about in the running product and the reason.
 */
export const reached = async (sign: Locator, capability: string, screen: string, state: string): Promise<void> => {
  await expect(sign.first()).toBeVisible()
  test.info().annotations.push({ type: REACHED, description: `${capability}/${screen}/${state}` })
}
