import { expect, test, type Page } from '@playwright/test'
import { contactUsAddress } from '../../packages/contract/src/content/addresses.ts'
import { newTicketAddress, ticketAddress } from '../../packages/contract/src/support/addresses.ts'
import { isSound, openOffice, reviewers, signInAs } from '../withdrawal/backOffice.ts'
import { newestMessage } from '../testing/inbox.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [agent, other] = reviewers

/** Opens a ticket as the player does; answers its ID. Its page stays open. */
const openTicket = async (page: Page, title: string): Promise<string> => {
  await page.goto(newTicketAddress())
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Comments' }).fill('The reels stopped at the last spin.')
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await page.getByRole('link', { name: 'View ticket' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  return new URL(page.url()).searchParams.get('ticket') ?? ''
}

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })

test('an agent answers and resolves a ticket, which its player reads as it happens', async ({ page, context }) => {
  const { person } = await newPlayer(page, 'ticket')
  const title = `A round without an end ${person.displayName}`
  const id = await openTicket(page, title)
  // Gone with the document: what is on the page later came without a reload.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))

  const office = await openOffice(context, '/support')
  await isSound(office)
  await office.getByRole('link', { name: `${id}, ${title}` }).click()
  await expect(messages(office).getByText('The reels stopped at the last spin.')).toBeVisible()
  await expect(office.getByText(person.email)).toBeVisible()
  await office.getByRole('button', { name: 'Take this ticket' }).click()
  await isSound(office)
  await expect(page.getByText(`${agent} is working on it`)).toBeVisible()

  await signInAs(office, other)
  await expect(office.getByText(`${agent} has taken it.`)).toBeVisible()
  await expect(office.getByRole('button', { name: 'Send reply' })).toBeHidden()
  await signInAs(office, agent)

  await office.getByRole('button', { name: 'Send reply' }).click()
  await expect(office.getByText('Write a reply first.')).toBeVisible()
  const before = Date.now()
  await office.getByLabel('Your reply').fill('We returned your bet. Please look at your history.')
  await office.getByRole('button', { name: 'Send reply' }).click()
  await expect(office.getByText('Your reply is sent.')).toBeVisible()
  await expect(messages(page).getByText('We returned your bet. Please look at your history.')).toBeVisible()
  await expect(page.getByText(`${agent} replied`).first()).toBeVisible()
  const email = await newestMessage(person.email, id, before)
  expect(email.subject).toBe(`We replied to your ticket ${id}`)
  expect(email.text).toContain(ticketAddress(id))

  await page.getByLabel('Your reply').fill('I see it. Thank you!')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(messages(office).getByText('I see it. Thank you!')).toBeVisible()
  await office.getByLabel('Your reply').fill('You are welcome.')
  await office.getByRole('button', { name: 'Send and resolve' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Send and resolve' }).click()
  await expect(office.getByText('The ticket is resolved.')).toBeVisible()
  await isSound(office)

  await reached(page.getByText('This ticket is resolved'), 'support', 'tickets', 'one-opened')
  await expect(messages(page).getByText('You are welcome.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toBeHidden()
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
})

test('a visitor’s message has a reply by email', async ({ page, context }) => {
  const email = `visitor${Date.now()}@lagoon.example`
  await page.goto(contactUsAddress)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Vera Moss')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Message' }).fill('Can I play from Canada?')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('All set. You can send your message.')).toBeVisible()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText(`We’ll reply to ${email}.`)).toBeVisible()
  const reference = /C-[\dA-Z]{4}-[\dA-Z]{4}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''

  const office = await openOffice(context, '/support?queue=CONTACT')
  await isSound(office)
  await office.getByRole('link', { name: `${reference}, Vera Moss` }).click()
  await office.getByLabel('Your reply').fill('Yes, you can.')
  await isSound(office)
  await office.getByRole('button', { name: 'Send reply' }).click()
  await expect(office.getByText(`Your reply is on its way to ${email}.`)).toBeVisible()
  const answer = await newestMessage(email, 'Yes, you can.')
  expect(answer.subject).toBe(`Our reply to your message ${reference}`)
})
