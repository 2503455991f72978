import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Reviews, ReviewAct } from '../../packages/contract/src/wire/operator/reviews.ts'
import { officePaths, type OfficeReplies } from '../../apps/sandbox/src/backOffice/contract.ts'
import { axeFinds } from '../testing/axe.ts'
import { ports } from '../testing/ports.ts'

export const backOffice = `http://localhost:${ports.backOffice}`

/** Those of the settings; what needs two people takes both. */
export const reviewers = ['Ana Reyes', 'Ben Okafor'] as const

const post = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(backOffice + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** The withdrawals that wait for a decision, those that wait longest first; `displayName` narrows them to one player's. */
export const waitingWithdrawals = async (displayName?: string): Promise<Reviews['rows']> => {
  const reply = (await post(officePaths.withdrawals, { queue: 'TO_REVIEW', first: 100 })) as OfficeReplies['withdrawals']
  if (reply.status !== 'OK') throw new Error(`the back office answered ${reply.status}`)
  return reply.rows.filter(({ player }) => displayName === undefined || player.displayName === displayName)
}

/** Does one act as the page does, without the page; throws when it was refused. */
export const actInBackOffice = async (act: ReviewAct): Promise<void> => {
  const reply = (await post(officePaths.act, act)) as OfficeReplies['act']
  if (reply.status !== 'OK') throw new Error(`${act.do} was refused: ${reply.status}`)
}

/** Approves a withdrawal without the page, by each of the reviewers in turn until it is approved. */
export const approveQuickly = async (id: string, by: readonly string[] = [reviewers[0]]): Promise<void> => {
  for (const reviewer of by) {
    await actInBackOffice({ do: 'take', id, reviewer })
    await actInBackOffice({ do: 'approve', id, reviewer })
  }
}

/** Refuses a withdrawal without the page; `note` is what its player reads. */
export const refuseQuickly = async (id: string, reason: Extract<ReviewAct, { do: 'refuse' }>['reason'], note: string): Promise<void> => {
  const [reviewer] = reviewers
  await actInBackOffice({ do: 'take', id, reviewer })
  await actInBackOffice({ do: 'refuse', id, reviewer, reason, note })
}

/** Says who works at the page. */
export const signInAs = async (page: Page, reviewer: string): Promise<void> => {
  await page.getByRole('button', { name: /Signed in as/ }).click()
  await page.getByRole('option', { name: reviewer }).click()
}

/** The page of the reviewers, beside the player's. */
export const openOffice = async (context: BrowserContext, place: string): Promise<Page> => {
  const office = await context.newPage()
  await office.goto(backOffice + place)
  await signInAs(office, reviewers[0])
  return office
}

/** The page as it stands is without a finding of axe and nowhere wider than a screen, on a desktop and on a phone. */
export const isSound = async (office: Page): Promise<void> => {
  await expect(office.locator('h1')).toBeVisible()
  for (const width of [390, 1280]) {
    await office.setViewportSize({ width, height: 900 })
    await expect.poll(() => office.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect.soft(await axeFinds(office), `axe at ${office.url()}, ${width} wide`).toEqual([])
  }
}

/** Opens a withdrawal in a reviewer's name and takes it. */
export const takeWithdrawal = async (page: Page, id: string, reviewer: string): Promise<void> => {
  await page.goto(`${backOffice}/withdrawals/${id}`)
  await signInAs(page, reviewer)
  await page.getByRole('button', { name: 'Take for review' }).click()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible()
}

const pressApprove = async (page: Page) => {
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
}

/** Approves a withdrawal at its page, by each of the reviewers in turn. */
export const approveWithdrawal = async (
  page: Page,
  id: string,
  { by = [reviewers[0]] }: { by?: readonly string[] } = {},
): Promise<void> => {
  for (const reviewer of by) {
    await takeWithdrawal(page, id, reviewer)
    await pressApprove(page)
    await expect(page.getByText('Your approval is recorded.')).toBeVisible()
  }
}

/** The reviewer who approved it tries to be the second one too, and reads why that is refused. */
export const cannotApproveTwice = async (page: Page, id: string, reviewer: string): Promise<void> => {
  await takeWithdrawal(page, id, reviewer)
  await pressApprove(page)
  await expect(page.getByText('The second approval has to come from another reviewer.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByText('It’s back in the queue.')).toBeVisible()
}

/** Refuses a withdrawal at its page; `reason` as the list has it, `words` for the player. Works in the name of `by`. */
export const refuseWithdrawal = async (
  page: Page,
  id: string,
  { reason, words, by = reviewers[0] }: { readonly reason: string; readonly words: string; readonly by?: string },
): Promise<void> => {
  await takeWithdrawal(page, id, by)
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Reason|Reason$/ }).click()
  await page.getByRole('option', { name: reason }).click()
  await dialog.getByLabel('Words for the player').fill(words)
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText('It’s refused, and the tokens are back with the player.')).toBeVisible()
}
