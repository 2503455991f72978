import type { Migration } from 'kysely/migration'
import * as account from './0001-account.ts'
import * as ledger from './0002-ledger.ts'
import * as games from './0003-games.ts'
import * as seamlessWallet from './0004-seamless-wallet.ts'
import * as pushToken from './0020-push-token.ts'
import * as operator from './0030-operator.ts'
import * as accountRecovery from './0010-account-recovery.ts'
import * as profile from './0011-profile.ts'
import * as articles from './0040-articles.ts'
import * as contact from './0041-contact.ts'
import * as transactions from './0042-transactions.ts'
import * as tickets from './0043-tickets.ts'
import * as social from './0044-social.ts'
import * as tell from './0050-tell.ts'
import * as ledgerOfLegs from './0051-ledger-of-legs.ts'
import * as holds from './0052-holds.ts'
import * as rounds from './0053-rounds.ts'
import * as reconciliation from './0054-reconciliation.ts'
import * as workers from './0060-workers.ts'
import * as articleScenes from './0070-article-scenes.ts'
import * as webhookInbox from './0071-webhook-inbox.ts'
import * as sessionsEndTogether from './0080-sessions-end-together.ts'
import * as runningStats from './0081-running-stats.ts'
import * as retention from './0082-retention.ts'
import * as idempotency from './0084-idempotency.ts'
import * as push from './0085-push.ts'
import * as outgoingMessage from './0086-outgoing-message.ts'
import * as winSettles from './0087-win-settles.ts'
import * as roundType from './0088-round-type.ts'
import * as sittings from './0089-sittings.ts'
import * as streams from './0092-streams.ts'
import * as streamsAsked from './0093-streams-asked.ts'
import * as openRounds from './0095-open-rounds.ts'
import * as heldTold from './0096-held-told.ts'
import * as payments from './0097-payments.ts'
import * as cashier from './0098-cashier.ts'
import * as webhookRefusals from './0099-webhook-refusals.ts'
import * as claimsOfPayments from './0100-claims-of-payments.ts'
import * as tips from './0101-tips.ts'
import * as paymentHistory from './0102-payment-history.ts'
import * as sharedWin from './0103-shared-win.ts'
import * as roundFilters from './0104-round-filters.ts'
import * as withdrawals from './0105-withdrawals.ts'
import * as identity from './0106-identity.ts'
import * as withdrawalTerms from './0108-withdrawal-terms.ts'
import * as payouts from './0110-payouts.ts'
import * as reviews from './0111-reviews.ts'
import * as webhookSettle from './0116-webhook-settle.ts'
import * as recentWins from './0124-recent-wins.ts'
import * as frozenStreams from './0132-frozen-streams.ts'
import * as favourites from './0140-favourites.ts'
import * as favorites from './0147-favorites.ts'
import * as lossLimit from './0148-loss-limit.ts'
import * as streamBook from './0195-stream-book.ts'
import * as tellAnswers from './0196-tell-answers.ts'
import * as sweepFigures from './0197-sweep-figures.ts'
import * as changedContacts from './0198-changed-contacts.ts'
import * as whereTokensWent from './0199-where-tokens-went.ts'
import * as supportDesk from './0200-support-desk.ts'

/** In order of their names; a migration that was released is never edited, a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-account': account,
  '0002-ledger': ledger,
  '0003-games': games,
  '0004-seamless-wallet': seamlessWallet,
  '0010-account-recovery': accountRecovery,
  '0011-profile': profile,
  '0020-push-token': pushToken,
  '0030-operator': operator,
  '0040-articles': articles,
  '0041-contact': contact,
  '0042-transactions': transactions,
  '0043-tickets': tickets,
  '0044-social': social,
  '0050-tell': tell,
  '0051-ledger-of-legs': ledgerOfLegs,
  '0052-holds': holds,
  '0053-rounds': rounds,
  '0054-reconciliation': reconciliation,
  '0060-workers': workers,
  '0070-article-scenes': articleScenes,
  '0071-webhook-inbox': webhookInbox,
  '0080-sessions-end-together': sessionsEndTogether,
  '0081-running-stats': runningStats,
  '0082-retention': retention,
  '0084-idempotency': idempotency,
  '0085-push': push,
  '0086-outgoing-message': outgoingMessage,
  '0087-win-settles': winSettles,
  '0088-round-type': roundType,
  '0089-sittings': sittings,
  '0092-streams': streams,
  '0093-streams-asked': streamsAsked,
  '0095-open-rounds': openRounds,
  '0096-held-told': heldTold,
  '0097-payments': payments,
  '0098-cashier': cashier,
  '0099-webhook-refusals': webhookRefusals,
  '0100-claims-of-payments': claimsOfPayments,
  '0101-tips': tips,
  '0102-payment-history': paymentHistory,
  '0103-shared-win': sharedWin,
  '0104-round-filters': roundFilters,
  '0105-withdrawals': withdrawals,
  '0106-identity': identity,
  '0108-withdrawal-terms': withdrawalTerms,
  '0110-payouts': payouts,
  '0111-reviews': reviews,
  '0116-webhook-settle': webhookSettle,
  '0124-recent-wins': recentWins,
  '0132-frozen-streams': frozenStreams,
  '0140-favourites': favourites,
  '0147-favorites': favorites,
  '0148-loss-limit': lossLimit,
  '0195-stream-book': streamBook,
  '0196-tell-answers': tellAnswers,
  '0197-sweep-figures': sweepFigures,
  '0198-changed-contacts': changedContacts,
  '0199-where-tokens-went': whereTokensWent,
  '0200-support-desk': supportDesk,
}
