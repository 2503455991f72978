import { expect, test } from '@playwright/test'
import { newestMessage } from '../testing/inbox.ts'
import { newPlayer } from '../testing/newPlayer.ts'

test('a new email asks for the password, then for its code, and the old address is told', async ({ page }) => {
  const { person } = await newPlayer(page, 'newemail')
  const email = `new.${person.email}`
  await page.goto('/profile?tab=personal-info')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel(/^Password/).fill('Night-Water-7')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/profileVerify\?by=email/)
  const [code = ''] = /\b\d{6}\b/.exec((await newestMessage(email, 'Enter this code')).text) ?? []
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code)
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  expect((await newestMessage(person.email, 'was just changed')).subject).toBe('Your email was changed')
})
