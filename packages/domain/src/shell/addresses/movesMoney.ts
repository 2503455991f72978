const paths: readonly string[] = [
  '/play',
  '/mobileWithdraw',
  '/thank-you',
  '/mzzpay-thank-you',
  '/nuvei-call-back',
  '/forum-pay-call-back',
  '/nuvei-account-capture-call-back',
]
const profileTabs: readonly string[] = ['wallet', 'withdraw', 'transactions']

/** True for the pages on which money or tokens move: no script of anybody else runs there (readings, Shell). */
export const movesMoney = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'https://lagoon.invalid')
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const isSame = (other: string) => other.toLowerCase() === path.toLowerCase()
  return paths.some(isSame) || (isSame('/profile') && profileTabs.includes(searchParams.get('tab') ?? ''))
}
