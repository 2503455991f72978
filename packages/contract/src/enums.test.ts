import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeChannels, deviceKinds, genders, identityLocks, kycFields } from './account/enums.ts'
import { articleScenes } from './content/article.ts'
import { cryptoNetworks } from './crypto/addresses.ts'
import { documentFaults, documentKinds, refusalReasons, verificationLevels, verificationStates } from './kyc/enums.ts'
import {
  betParts,
  gameTypes,
  handRankings,
  roundMoveTypes,
  roundSortKeys,
  roundStates,
  sortDirections,
  suits,
  volatilities,
} from './lobby/enums.ts'
import { roundResults } from './lobby/roundResults.ts'
import { tokenKinds } from './money/money.ts'
import { currencies } from './money/price.ts'
import { notificationTopics } from './social/enums.ts'
import { blackjackOutcomes, dealerEndings, payingHands, pokerEndings } from './wire/seamlessWallet/roundReport.ts'
import { ticketSenders, ticketSteps, ticketTypes } from './support/enums.ts'
import {
  cryptoStates,
  limitSetters,
  offerAvailabilities,
  packageArts,
  paymentFailures,
  paymentHolders,
  paymentMethodKinds,
  paymentStageKinds,
  paymentStepKinds,
  purchaseObstacles,
  transactionDirections,
  transactionPeriods,
  transactionStates,
  transactionTypes,
} from './wallet/enums.ts'
import {
  accountCaptureStates,
  payoutFailures,
  payoutWays,
  redemptionBlocks,
  withdrawalHolders,
  withdrawalLimitKinds,
  withdrawalObstacles,
  withdrawalRefusals,
  withdrawalStates,
} from './withdrawal/enums.ts'

const schema = new URL('../schema/', import.meta.url)
const text = readdirSync(schema)
  .map((file) => readFileSync(new URL(file, schema), 'utf8').replaceAll(/"[^"]*"/g, ''))
  .join('\n')
/** The values of every enum of the schema, by its name. */
const ofSchema = new Map(
  [...text.matchAll(/^enum (\w+) \{([^}]*)\}/gm)].map(([, name, values = '']) => [name, values.split(/\s+/).filter(Boolean)]),
)

const ofContract: Readonly<Record<string, readonly string[]>> = {
  AccountCaptureState: accountCaptureStates,
  ArticleScene: articleScenes,
  BetPart: betParts,
  BlackjackOutcome: blackjackOutcomes,
  CodeChannel: codeChannels,
  CryptoNetwork: cryptoNetworks,
  CryptoState: cryptoStates,
  Currency: currencies,
  DealerEnding: dealerEndings,
  DeviceKind: deviceKinds,
  DocumentFault: documentFaults,
  DocumentKind: documentKinds,
  GameType: gameTypes,
  Gender: genders,
  HandRanking: handRankings,
  IdentityLock: identityLocks,
  KycField: kycFields,
  LimitSetter: limitSetters,
  NotificationTopic: notificationTopics,
  OfferAvailability: offerAvailabilities,
  PackageArt: packageArts,
  PaymentFailure: paymentFailures,
  PaymentHolder: paymentHolders,
  PaymentMethodKind: paymentMethodKinds,
  PaymentStageKind: paymentStageKinds,
  PaymentStepKind: paymentStepKinds,
  PayingHand: payingHands,
  PayoutFailure: payoutFailures,
  PayoutWay: payoutWays,
  PokerEnding: pokerEndings,
  PurchaseObstacle: purchaseObstacles,
  RedemptionBlock: redemptionBlocks,
  RefusalReason: refusalReasons,
  RoundMoveType: roundMoveTypes,
  RoundResult: roundResults,
  RoundSortKey: roundSortKeys,
  RoundState: roundStates,
  RoundType: [...gameTypes, 'VIDEO_POKER'],
  SortDirection: sortDirections,
  Suit: suits,
  TicketSender: ticketSenders,
  TicketStep: ticketSteps,
  TicketType: ticketTypes,
  TokenKind: tokenKinds,
  TransactionDirection: transactionDirections,
  TransactionPeriod: transactionPeriods,
  TransactionState: transactionStates,
  TransactionType: transactionTypes,
  VerificationLevel: verificationLevels,
  VerificationState: verificationStates,
  Volatility: volatilities,
  WithdrawalHolder: withdrawalHolders,
  WithdrawalLimitKind: withdrawalLimitKinds,
  WithdrawalObstacle: withdrawalObstacles,
  WithdrawalRefusal: withdrawalRefusals,
  WithdrawalState: withdrawalStates,
}

/** Told apart by the adapters alone: no view has them. */
const onlyOnTheWire = [
  'ArticleBlockKind',
  'ArticleSection',
  'Audience',
  'CodeOutcome',
  'DisplayNameAvailability',
  'EmailConfirmationOutcome',
  'GameSessionState',
  'PasswordResetOutcome',
  'PaymentState',
  'PushService',
  'PushSource',
]

it.each(Object.entries(ofContract))('%s is the same in the schema and in the contract', (name, values) => {
  expect(ofSchema.get(name)).toEqual(values)
})

it('every enum of the schema is one of the contract or told apart by the adapters', () => {
  expect([...ofSchema.keys()].toSorted()).toEqual([...Object.keys(ofContract), ...onlyOnTheWire].toSorted())
})
