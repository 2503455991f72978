import { errorTexts } from '@lagoon/contract/problems/texts'
import type { Amount } from '@lagoon/contract/money/money'
import type { ExceededLimit, LimitSetter, Popup, PopupKind } from '@lagoon/domain/shell/popups/popup.state'
import type { PopupFace, PopupFigure } from '../../patterns/PopupHost/popupFace.ts'
import { dateFormat } from '../../words/dateFormat.ts'

type Faces = { readonly [Kind in PopupKind]: (popup: Extract<Popup, { kind: Kind }>) => PopupFace }

const dayFormat = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const kycReasons = {
  play: 'This game is open to players whose identity is verified.',
  purchase: 'Buying tokens is open to players whose identity is verified.',
  withdraw: 'Prize tokens are paid out to players whose identity is verified.',
} as const

/** The plain text of others, as a sentence of ours. */
const reasonWords = (reason: string | undefined): string =>
  reason === undefined ? 'No reason was given.' : `Reason: ${reason.replace(/\.$/, '')}.`

const limitTexts: Readonly<Record<LimitSetter, (span: string) => string>> = {
  PLAYER: (span) => `This purchase goes over the limit you set for ${span}. Nothing was charged.`,
  LAW: (span) => `This purchase goes over what the law allows in ${span}. Nothing was charged.`,
  OPERATOR: (span) => `With this purchase you have spent a lot in ${span}. Nothing was charged yet.`,
}

const limitMeaning = ({ setBy, left, renewsAt }: ExceededLimit): string => {
  if (setBy === 'OPERATOR') return 'Take a moment to decide. Do you want to continue?'
  const renewal = `The whole limit is open again on ${dayFormat.format(new Date(renewsAt))}.`
  return left.minor > 0n ? `You can continue with an amount that fits. ${renewal}` : renewal
}

const limitWords = (exceeded: ExceededLimit): Pick<PopupFace, 'text' | 'meaning' | 'figures'> => {
  const { setBy, days, limit, left, asked } = exceeded
  return {
    text: limitTexts[setBy](days === 1 ? 'one day' : `${days}\u{a0}days`),
    meaning: limitMeaning(exceeded),
    figures: [
      { term: 'This purchase', value: asked },
      { term: setBy === 'OPERATOR' ? 'We ask from' : 'Your limit', value: limit },
      { term: 'Already used', value: { currency: limit.currency, minor: limit.minor - left.minor } },
      { term: 'Still open', value: left, isTotal: true },
    ],
  }
}

/** Only what the operator asks about can be passed. */
const limitConfirm = (limit: ExceededLimit | undefined): string => {
  if (limit?.setBy === 'OPERATOR') return 'Continue'
  return limit?.left.minor === 0n ? 'Back to the purchase' : 'Continue with less'
}

const lackingFigures = ({ needed, held }: { needed: Amount; held: Amount }): readonly PopupFigure[] => [
  { term: 'Needed', value: needed },
  { term: 'You hold', value: held },
  { term: 'Missing', value: { kind: needed.kind, minor: needed.minor - held.minor }, isTotal: true },
]

/** The words of every popup. A new kind does not compile until it has a face. */
const faces: Faces = {
  update: ({ openForm }) => ({
    icon: 'update',
    tone: 'accent',
    title: 'A new version is here',
    text: 'We have improved the house. Update to go on; it takes a moment, and your tokens stay as they are.',
    ...(openForm === undefined
      ? {}
      : {
          notice: {
            tone: 'warning',
            text: `“${openForm}” has changes that are not saved, and updating drops them. Finish the form first, and we ask again when it is saved or left.`,
          },
          dismiss: { label: 'Finish the form' },
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
    text: 'Your account is open on another device or browser. To log in here, log out there first: we do both in one step.',
    meaning: 'A game that is open there ends. Your tokens stay as they are.',
    ...(step === 'failed' && {
      notice: { tone: 'danger', text: 'The other devices could not be logged out, and nothing has changed. Please try again.' },
    }),
    confirm: { label: step === 'failed' ? 'Try again' : 'Log out others and log in', isPending: step === 'loggingOthersOut' },
    dismiss: { label: 'Cancel' },
    isBlocking: true,
  }),
  policyViolation: ({ reason }) => ({
    icon: 'safety',
    tone: 'warning',
    title: 'Policy violation',
    text: `${reason ?? 'Something in this session did not match our policy.'} So we ended the session. Please log in once more.`,
    meaning: 'Your tokens stay as they are, and an open round is finished by its studio.',
    confirm: { label: 'Log in once more' },
    isBlocking: true,
  }),
  purchaseLimitExceeded: ({ limit }) => ({
    icon: 'limit',
    tone: 'warning',
    title: 'Purchase limit exceeded',
    ...(limit === undefined ? { text: 'This purchase goes over the limit you set. Nothing was charged.' } : limitWords(limit)),
    confirm: { label: limitConfirm(limit) },
    dismiss: { label: 'Cancel the purchase' },
  }),
  kycRequired: ({ toDo }) => ({
    icon: 'identity',
    tone: 'accent',
    title: 'Identity verification required',
    text: `${kycReasons[toDo]} It takes a few minutes, once.`,
    meaning: 'Have a passport, driving licence or identity card at hand. Your tokens stay as they are.',
    confirm: { label: 'Start the verification' },
    dismiss: { label: 'Not now' },
  }),
  noCountryInProfile: () => ({
    icon: 'country',
    tone: 'accent',
    title: 'No country chosen in your profile',
    text: 'Which payment and withdrawal methods you can use depends on your country. Choose it in your contact details first.',
    confirm: { label: 'Choose a country' },
    dismiss: { label: 'Not now' },
  }),
  withdrawalSettingNotFound: ({ way }) => ({
    icon: 'withdrawal',
    tone: 'warning',
    title: 'Withdrawal setting not found',
    text: `There is no setting for ${way === undefined ? 'this withdrawal' : `withdrawals by ${way.provider} to ${way.country}`}, so this request was not taken.`,
    meaning: 'Your prize tokens stay in your balance. Choose another method, or ask our support team about this one.',
    confirm: { label: 'Choose another method' },
    dismiss: { label: 'Close' },
  }),
  insufficientBalance: ({ tokens }) => ({
    icon: 'balance',
    tone: 'warning',
    title: 'Insufficient balance',
    text: 'You do not hold enough tokens of this kind. Nothing was taken from your balance.',
    ...(tokens !== undefined && { figures: lackingFigures(tokens) }),
    confirm: { label: 'Open the wallet' },
    dismiss: { label: 'Close' },
  }),
  paymentDeclined: ({ payment }) => ({
    icon: 'payment',
    tone: 'danger',
    title: 'Payment declined',
    text: 'Your payment was not accepted. Nothing was charged, and no tokens were added.',
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
    text: 'Your withdrawal was not paid out. The whole amount is back in your balance.',
    ...(withdrawal !== undefined && {
      meaning: reasonWords(withdrawal.reason),
      figures: [
        { term: 'Back in your balance', value: withdrawal.amount },
        { term: 'Method', value: withdrawal.method },
      ],
    }),
    confirm: { label: 'See the withdrawal' },
    dismiss: { label: 'Close' },
  }),
}

/** What a popup says and offers. */
export const popupFace = (popup: Popup): PopupFace => (faces[popup.kind] as (popup: Popup) => PopupFace)(popup)
