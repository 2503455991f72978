import type { FrameResult } from '../contract.ts'

export const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

export const resultWords: Readonly<Record<FrameResult, { tone: 'success' | 'info' | 'warning' | 'danger'; title: string; text: string }>> =
  {
    PAID: { tone: 'success', title: 'Payment approved', text: 'You can leave this page.' },
    PENDING: { tone: 'info', title: 'Your bank is still deciding', text: 'You don’t need to stay on this page.' },
    CANCELED: { tone: 'warning', title: 'Payment canceled', text: 'You weren’t charged.' },
    CLOSED: { tone: 'warning', title: 'Payment closed', text: 'You weren’t charged.' },
    ERROR: {
      tone: 'danger',
      title: 'Your bank can’t be reached',
      text: 'You weren’t charged. Try again in a few minutes, or use another card.',
    },
    INSUFFICIENT_FUNDS: { tone: 'danger', title: 'Not enough money on this card', text: 'You weren’t charged. Use another card.' },
    CARD_EXPIRED: { tone: 'danger', title: 'This card has expired', text: 'You weren’t charged. Use another card.' },
    BANK_REFUSED: {
      tone: 'danger',
      title: 'Your bank declined this payment',
      text: 'You weren’t charged. Ask your bank, or use another card.',
    },
    CHALLENGE_FAILED: {
      tone: 'danger',
      title: 'Your bank couldn’t confirm it’s you',
      text: 'You weren’t charged. Try again, or use another card.',
    },
  }
