import type { Page } from '@playwright/test'
import type { OperationPath } from '../../packages/contract/src/paths.ts'
import type { ProblemCode } from '../../packages/contract/src/problems/problem.ts'

const callsOf = (path: OperationPath): string => `**/graphql/${path}`

/** Keeps the calls of an operation waiting. What is given back lets them go: the connection breaks, then and for later calls. */
export const holdCalls = async (page: Page, path: OperationPath): Promise<() => void> => {
  let letGo = (): void => undefined
  const over = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(callsOf(path), async (route) => {
    await over
    await route.abort()
  })
  return letGo
}

/** Keeps the calls of an operation waiting. What is given back lets them go on to the server, then and later. */
export const delayCalls = async (page: Page, path: OperationPath): Promise<() => void> => {
  let letGo = (): void => undefined
  const over = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(callsOf(path), async (route) => {
    await over
    await route.continue()
  })
  return letGo
}

/** Has the calls of an operation refused, as the server refuses one: `body` is its problem. */
export const refuseCalls = (
  page: Page,
  path: OperationPath,
  body: { readonly status: number; readonly code: ProblemCode } & Readonly<Record<string, unknown>>,
): Promise<unknown> => page.route(callsOf(path), (route) => route.fulfill({ status: body.status, json: { message: 'No.', ...body } }))

/** Has the answers of an operation say something else than the server did. */
export const changeAnswers = async <Data>(page: Page, path: OperationPath, change: (data: Data) => Data): Promise<void> => {
  await page.route(callsOf(path), async (route) => {
    const answered = await route
      .fetch()
      .then(async (response) => ({ response, body: (await response.json()) as { readonly data: Data } }))
      .catch(() => undefined)
    // No answer came, or the walk is over.
    if (!answered) return route.abort().catch(() => undefined)
    const { response, body } = answered
    await route.fulfill({ response, json: { ...body, data: change(body.data) } })
  })
}

/** Every call goes to the server again, and its answer is what it says. */
export const leaveAnswers = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })
