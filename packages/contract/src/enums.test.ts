import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeChannels, deviceKinds, genders } from './account/enums.ts'
import { articleScenes } from './content/article.ts'
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
import { tokenKinds } from './money/money.ts'
import { currencies } from './money/price.ts'
import { notificationTopics } from './social/enums.ts'
import { blackjackOutcomes, dealerEndings, payingHands, pokerEndings } from './wire/seamlessWallet/roundReport.ts'
import { ticketSenders, ticketSteps, ticketTypes } from './support/enums.ts'
import { paymentFailures, transactionDirections, transactionPeriods, transactionStates, transactionTypes } from './wallet/enums.ts'

const schema = new URL('../schema/', import.meta.url)
const text = readdirSync(schema)
  .map((file) => readFileSync(new URL(file, schema), 'utf8').replaceAll(/"[^"]*"/g, ''))
  .join('\n')
/** The values of every enum of the schema, by its name. */
const ofSchema = new Map(
  [...text.matchAll(/^enum (\w+) \{([^}]*)\}/gm)].map(([, name, values = '']) => [name, values.split(/\s+/).filter(Boolean)]),
)

const ofContract: Readonly<Record<string, readonly string[]>> = {
  ArticleScene: articleScenes,
  BetPart: betParts,
  BlackjackOutcome: blackjackOutcomes,
  CodeChannel: codeChannels,
  Currency: currencies,
  DealerEnding: dealerEndings,
  DeviceKind: deviceKinds,
  GameType: gameTypes,
  Gender: genders,
  HandRanking: handRankings,
  NotificationTopic: notificationTopics,
  PaymentFailure: paymentFailures,
  PayingHand: payingHands,
  PokerEnding: pokerEndings,
  RoundMoveType: roundMoveTypes,
  RoundSortKey: roundSortKeys,
  RoundState: roundStates,
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
  Volatility: volatilities,
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
