import { errorTexts } from '@lagoon/contract/problems/texts'
import type { Amount } from '@lagoon/contract/money/money'
import type { Popup, PopupKind } from '@lagoon/domain/shell/popups/popup.state'
import type { PopupFace, PopupFigure } from '../../patterns/PopupHost/popupFace.ts'
import { exceededWords } from './exceededWords.ts'

type Faces = { readonly [Kind in PopupKind]: (popup: Extract<Popup, { kind: Kind }>) => PopupFace }

const kycReasons = {
  play: 'You need to verify your identity to play this game.',
  purchase: 'You need to verify your identity to buy tokens.',
  withdraw: 'You need to verify your identity to withdraw prize tokens.',
} as const

/** The plain text of others, as a sentence of ours. */
const reasonWords = (reason: string | undefined): string =>
  reason === undefined ? 'No reason was given.' : `Reason: ${reason.replace(/\.$/, '')}.`

const lackingFigures = ({ needed, held }: { needed: Amount; held: Amount }): readonly PopupFigure[] => [
  { term: 'You need', value: needed },
  { term: 'You have', value: held },
  { term: 'Short by', value: { kind: needed.kind, minor: needed.minor - held.minor }, isTotal: true },
]

/** The words of every popup. A new kind does not compile until it has a face. */
const faces: Faces = {
  update: ({ openForm }) => ({
    icon: 'update',
    tone: 'accent',
    title: 'A new version is available',
    text: 'Update to keep playing. It only takes a moment, and your tokens won’t change.',
    ...(openForm === undefined
      ? {}
      : {
          notice: {
            tone: 'warning',
            text: `“${openForm}” has unsaved changes that you’d lose by updating. Finish the form first, and we’ll ask again afterward.`,
          },
          dismiss: { label: 'Finish the form first' },
          emphasis: 'dismiss',
        }),
    confirm: { label: 'Update now' },
    isBlocking: true,
  }),
  chunkFailure: () => ({
    icon: 'network',
    tone: 'warning',
    title: 'Update needed',
    text: errorTexts.chunk,
    confirm: { label: 'Update' },
    isBlocking: true,
  }),
  otherDevices: ({ step }) => ({
    icon: 'devices',
    tone: 'accent',
    title: 'Already logged in on other devices',
    text: 'Your account is logged in on another device or browser. You can log out there and log in here in one step.',
    meaning: 'Any game open there will end. Your tokens won’t change.',
    ...(step === 'failed' && {
      notice: { tone: 'danger', text: 'We couldn’t log out your other devices. Nothing has changed. Please try again.' },
    }),
    confirm: { label: step === 'failed' ? 'Try again' : 'Log out other devices', isPending: step === 'loggingOthersOut' },
    dismiss: { label: 'Cancel' },
    isBlocking: true,
  }),
  policyViolation: ({ reason }) => ({
    icon: 'safety',
    tone: 'warning',
    title: 'Policy violation',
    text: `${reason ?? 'Something in this session went against our policy.'} We ended your session. Please log in once more.`,
    meaning: 'Your tokens won’t change, and any open round will be finished by the game provider.',
    confirm: { label: 'Log in once more' },
    isBlocking: true,
  }),
  purchaseLimitExceeded: ({ limit }) => ({
    icon: 'limit',
    tone: 'warning',
    title: 'Purchase limit exceeded',
    ...exceededWords(limit),
    dismiss: { label: 'Cancel purchase' },
  }),
  kycRequired: ({ toDo }) => ({
    icon: 'identity',
    tone: 'accent',
    title: 'Identity verification required',
    text: `${kycReasons[toDo]} It takes a few minutes, and you only do it once.`,
    meaning: 'Have your passport, driver’s license, or ID card ready. Your tokens won’t change.',
    confirm: { label: 'Start verification' },
    dismiss: { label: 'Not now' },
  }),
  noCountryInProfile: () => ({
    icon: 'country',
    tone: 'accent',
    title: 'No country chosen in your profile',
    text: 'Your payment and withdrawal methods depend on your country. Add it in your contact details first.',
    confirm: { label: 'Choose country' },
    dismiss: { label: 'Not now' },
  }),
  withdrawalSettingNotFound: ({ way }) => ({
    icon: 'withdrawal',
    tone: 'warning',
    title: 'Withdrawal setting not found',
    text: `${way === undefined ? 'This withdrawal isn’t available' : `Withdrawals by ${way.provider} aren’t available in ${way.country}`}, so we couldn’t accept your request.`,
    meaning: 'Your prize tokens are still in your balance. Choose another method, or ask support about this one.',
    confirm: { label: 'Choose another method' },
    dismiss: { label: 'Close' },
  }),
  insufficientBalance: ({ tokens }) => ({
    icon: 'balance',
    tone: 'warning',
    title: 'Insufficient balance',
    text: 'You don’t have enough tokens of this kind. Nothing was taken from your balance.',
    ...(tokens !== undefined && { figures: lackingFigures(tokens) }),
    confirm: { label: 'See packages' },
    dismiss: { label: 'Close' },
  }),
  paymentDeclined: ({ payment }) => ({
    icon: 'payment',
    tone: 'danger',
    title: 'Payment declined',
    text: 'Your payment didn’t go through. You weren’t charged, and no tokens were added.',
    ...(payment !== undefined && {
      meaning: reasonWords(payment.reason),
      figures: [
        { term: 'Amount', value: payment.price },
        { term: 'Payment method', value: payment.method },
      ],
    }),
    confirm: { label: 'Choose another method' },
    dismiss: { label: 'Close' },
  }),
  withdrawDeclined: ({ withdrawal }) => ({
    icon: 'withdrawal',
    tone: 'danger',
    title: 'Withdraw declined',
    text: 'Your withdrawal wasn’t paid out. The full amount is back in your balance.',
    ...(withdrawal !== undefined && {
      meaning: reasonWords(withdrawal.reason),
      figures: [
        { term: 'Back in your balance', value: withdrawal.amount },
        { term: 'Method', value: withdrawal.method },
      ],
    }),
    confirm: { label: 'View withdrawal' },
    dismiss: { label: 'Close' },
  }),
}

/** What a popup says and offers. */
export const popupFace = (popup: Popup): PopupFace => (faces[popup.kind] as (popup: Popup) => PopupFace)(popup)
