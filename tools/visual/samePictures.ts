/** Stories that look the same and are meant to, by the names of their pictures without the width. Everything else is a picture of its own. */
export interface SamePictures {
  readonly reason: string
  readonly pictures: readonly string[]
}

const profileTabs = ['contact-details', 'personal-info', 'settings', 'social-media', 'stats-token-details', 'verification']

export const samePictures: readonly SamePictures[] = [
  {
    reason: 'The waiting page of the app, whatever page is to come, and whatever a page itself waits for.',
    pictures: [
      ...profileTabs.map((tab) => `screens-account-profile-${tab}-loading`),
      'screens-account-profile-verify-loading',
      'screens-lobby-play-loading',
      'screens-shell-loading-route-pending',
      'screens-wallet-forum-pay-call-back-loading',
      'screens-wallet-nuvei-call-back-loading',
      'screens-wallet-thank-you-loading',
      'screens-withdrawal-withdraw-loading',
      'screens-wallet-pay-loading',
      'screens-kyc-start-kyc-loading',
      'screens-kyc-start-photo-verification-loading',
      'screens-wallet-nuvei-account-capture-call-back-loading',
      'screens-wallet-payment-record-loading',
      'screens-withdrawal-withdraw-to-loading',
      'screens-withdrawal-withdrawal-status-loading',
    ],
  },
  {
    reason: 'A tab of the profile that did not load says so in the same words.',
    pictures: [
      ...['master-screen', ...profileTabs].map((tab) => `screens-account-profile-${tab}-failed`),
      'screens-kyc-start-kyc-failed',
      'screens-kyc-start-photo-verification-failed',
    ],
  },
  {
    reason: 'A game that did not load is told of in the same words, before it is opened and when it is.',
    pictures: ['screens-lobby-game-details-failed', 'screens-lobby-play-not-loaded'],
  },
  {
    reason: 'A page of money that did not load says so in the same words.',
    pictures: [
      'screens-wallet-forum-pay-call-back-failed',
      'screens-wallet-nuvei-call-back-failed',
      'screens-wallet-pay-failed',
      'screens-wallet-payment-record-failed',
      'screens-wallet-thank-you-failed',
      'screens-withdrawal-withdraw-failed',
      'screens-withdrawal-withdraw-to-failed',
      'screens-withdrawal-withdrawal-status-did-not-load',
    ],
  },
  {
    reason: 'Who may not see a payment is told so in the same words, whichever provider it went through.',
    pictures: ['forum-pay-call-back', 'nuvei-call-back', 'thank-you'].map((page) => `screens-wallet-${page}-log-see-this-payment`),
  },
  ...['transaction-not-found-yet', 'success'].map((state) => ({
    reason: 'A card payment is the same payment, whichever provider it went through.',
    pictures: ['nuvei-call-back', 'thank-you'].map((page) => `screens-wallet-${page}-${state}`),
  })),
  {
    reason: 'Home is where the lobby is told to be offline.',
    pictures: ['screens-lobby-home-offline', 'screens-shell-lobby-offline-default-text'],
  },
  {
    reason: 'We can’t find that game, wherever it is asked for.',
    pictures: ['screens-lobby-game-details-unknown-game', 'screens-lobby-play-unknown-game'],
  },
  {
    reason: 'A line that can be opened shows it when a pointer or the focus comes to it.',
    pictures: ['patterns-notificationlist-only-told', 'patterns-notificationlist-playground'],
  },
]
