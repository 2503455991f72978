import { expect, test, type Page } from '@playwright/test'
import { changePasswordAddress, profileAddress, profileVerifyAddress } from '../../packages/contract/src/account/addresses.ts'
import type { ProfileTab } from '../../packages/contract/src/account/profileTabs.ts'
import { fillAddress, fillPerson } from '../kyc/readyToVerify.ts'
import { delayCalls, holdCalls, leaveAnswers, refuseCalls } from '../testing/answers.ts'
import { logIn } from '../testing/logIn.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' })
const onItsWay = (page: Page) => page.getByText('Loading the page')
const notCome = (page: Page) => page.getByRole('heading', { name: 'This part of your profile didn’t load' })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const saved = (page: Page) => page.getByText('Saved', { exact: true })

/** Presses a tab of the profile, which stands open then. */
const openTab = async (page: Page, tab: ProfileTab): Promise<void> => {
  const link = tabs(page).locator(`a[href="${profileAddress(tab)}"]`)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

test('each tab of the profile on its way and not come, and the frame around them', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  const held = [await holdCalls(page, 'profile'), await holdCalls(page, 'kyc/verification'), await holdCalls(page, 'profile/stats')]
  await page.goto(profileAddress('social-media'))
  await reached(
    tabs(page).locator('[aria-current]').filter({ hasText: 'Social media' }),
    'account',
    'profile-master-screen',
    'tab-opened-address',
  )
  await reached(onItsWay(page), 'account', 'profile-social-media', 'loading')
  await openTab(page, 'contact-details')
  await reached(onItsWay(page), 'account', 'profile-contact-details', 'loading')
  await openTab(page, 'verification')
  await reached(onItsWay(page), 'account', 'profile-verification', 'loading')
  await openTab(page, 'settings')
  await reached(onItsWay(page), 'account', 'profile-settings', 'loading')
  await openTab(page, 'stats')
  await reached(onItsWay(page), 'account', 'profile-stats-token-details', 'loading')
  await openTab(page, 'personal-info')
  await reached(onItsWay(page), 'account', 'profile-personal-info', 'loading')
  for (const letGo of held) letGo()
  await reached(notCome(page), 'account', 'profile-personal-info', 'failed')
  await openTab(page, 'contact-details')
  await reached(notCome(page), 'account', 'profile-contact-details', 'failed')
  await openTab(page, 'verification')
  await reached(notCome(page), 'account', 'profile-verification', 'failed')
  await openTab(page, 'social-media')
  await reached(notCome(page), 'account', 'profile-social-media', 'failed')
  await openTab(page, 'settings')
  await reached(notCome(page), 'account', 'profile-settings', 'failed')
  await openTab(page, 'stats')
  await reached(notCome(page), 'account', 'profile-stats-token-details', 'failed')
  await leaveAnswers(page)

  await refuseCalls(page, 'me', { status: 500, code: 'INTERNAL' })
  await page.goto(profileAddress())
  await reached(notCome(page), 'account', 'profile-master-screen', 'failed')
  await expect(tabs(page)).toBeHidden()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await reached(tabs(page), 'account', 'profile-master-screen', 'tabs-on-desktop')
})

test('personal info, contact details and social media: from a new account’s to filled', async ({ page }) => {
  await newPlayer(page, 'profile')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto(profileAddress())
  await reached(page.getByRole('heading', { name: 'Personal info' }), 'account', 'profile-personal-info', 'empty-new-account')
  await expect(field('Skrill ID')).toHaveValue('')
  await field('First name').fill('A'.repeat(51))
  await save(page)
  await reached(page.getByText('Use no more than 50 characters.'), 'account', 'profile-personal-info', 'field-longer-than-its-maximum')
  await field('First name').fill('Ada')
  const email = await field('Email').inputValue()
  await field('Email').fill('noah@lagoon.localhost')
  await save(page)
  await reached(
    page.getByText('This email is already in use. Enter a different one.'),
    'account',
    'profile-personal-info',
    'server-field-errors',
  )
  await field('Email').fill(email)
  const answer = await delayCalls(page, 'profile/player-basic-info')
  await fillPerson(page)
  await reached(page.locator('[data-pending]').filter({ hasText: 'Save changes' }), 'account', 'profile-personal-info', 'saving')
  answer()
  await reached(saved(page), 'account', 'profile-personal-info', 'saved')
  await leaveAnswers(page)
  await page.reload()
  await reached(page.getByRole('button', { name: /^Female/ }), 'account', 'profile-personal-info', 'filled')

  await page.goto(profileAddress('contact-details', { for: 'country' }))
  await reached(page.getByText('Choose your country and save'), 'account', 'profile-contact-details', 'no-country')
  await page.getByRole('combobox', { name: 'State' }).fill('Ore')
  await reached(page.getByRole('option', { name: 'Oregon' }), 'account', 'profile-contact-details', 'state-list-country')
  await page.keyboard.press('Escape')
  await field('ZIP code').fill('972')
  await save(page)
  await reached(page.getByText('Enter a 5-digit ZIP code.'), 'account', 'profile-contact-details', 'zip-too-short')
  // The first of the two that are missing has the focus, and its list lies over the others.
  await page.keyboard.press('Escape')
  await fillAddress(page)
  await reached(saved(page), 'account', 'profile-contact-details', 'saved')
  await page.reload()
  await reached(page.getByRole('heading', { name: 'Contact details' }), 'account', 'profile-contact-details', 'filled')
  await expect(field('City')).toHaveValue('Harbor')

  await openTab(page, 'social-media')
  await reached(page.getByRole('heading', { name: 'Your profiles' }), 'account', 'profile-social-media', 'empty')
  await expect(field('Facebook')).toHaveValue('')
  await field('Facebook').fill('https://lagoon.example/ada')
  await save(page)
  await reached(page.getByText(/^This link goes to another site\./), 'account', 'profile-social-media', 'invalid-address')
  await field('Facebook').fill('ada.reed')
  await save(page)
  await reached(page.getByRole('link', { name: /^Open Facebook/ }), 'account', 'profile-social-media', 'linked')
})

test('settings and stats of a new player, the code of the phone, and another password', async ({ page }) => {
  await newPlayer(page, 'settings')
  await page.goto(profileAddress('settings'))
  await reached(page.getByText('You won’t get offers by email.'), 'account', 'profile-settings', 'special-offers-off')
  await page.getByRole('switch', { name: 'Special offers by email' }).press(' ')
  await reached(
    page.getByText('We’ll email you about discounted packages and bonuses.'),
    'account',
    'profile-settings',
    'special-offers-on',
  )
  // A browser without a window blocks them.
  await reached(page.getByText('This browser blocks notifications'), 'account', 'profile-settings', 'notifications-blocked')
  await page.getByRole('button', { name: 'Choose language' }).click()
  await reached(page.getByRole('radio', { name: 'English' }), 'account', 'profile-settings', 'language')
  await page.getByRole('button', { name: 'Set loss limit' }).click()
  await page.getByRole('textbox', { name: 'Limit in tokens' }).fill('5')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await reached(page.getByText('5 tokens per 7 days', { exact: true }), 'account', 'profile-settings', 'loss-limit-days')
  await page.getByRole('button', { name: 'Remove limit in 24 hours' }).click()
  await reached(page.getByText(/^Starting .*: no limit\.$/), 'account', 'profile-settings', 'loss-limit-ending')
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
  await reached(page.getByLabel('Current password', { exact: true }), 'account', 'profile-settings', 'change-password')
  await openTab(page, 'stats')
  await reached(page.getByRole('heading', { name: 'No rounds yet' }), 'account', 'profile-stats-token-details', 'new-player')

  const code = await holdCalls(page, 'profile/verify')
  await page.goto(profileVerifyAddress())
  await reached(onItsWay(page), 'account', 'profile-verify', 'loading')
  code()
  await reached(page.getByRole('heading', { name: 'We couldn’t send the code' }), 'account', 'profile-verify', 'failed')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Send new code' }).click()
  await reached(page.getByRole('heading', { name: 'Confirm your phone' }), 'account', 'profile-verify', 'code-asked')

  await page.goto(changePasswordAddress)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const change = () => page.getByRole('button', { name: 'Change password' }).click()
  await reached(page.getByRole('heading', { name: 'Change your password' }), 'account', 'change-password', 'empty')
  await expect(field('Current password')).toHaveValue('')
  await field('Current password').fill('Night-Water-8')
  await field('New password').fill('Lowtide1')
  await reached(page.getByText('4 of 5 rules met'), 'account', 'change-password', 'rules-partly-met')
  await field('New password').fill('Harbour-7-Lights')
  await field('Confirm new password').fill('Harbour-8-Lights')
  await change()
  await reached(page.getByText('The passwords don’t match.'), 'account', 'change-password', 'mismatch')
  await field('Confirm new password').fill('Harbour-7-Lights')
  await change()
  await reached(page.getByText('That’s not your current password.'), 'account', 'change-password', 'current-password-wrong')
  await field('Current password').fill('Night-Water-7')
  await change()
  await reached(page.getByRole('heading', { name: 'Password changed' }), 'account', 'change-password', 'done')
})
