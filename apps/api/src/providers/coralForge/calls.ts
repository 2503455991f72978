import type { Party } from '@lagoon/contract/parties/parties'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import {
  closeReply,
  feedReply,
  launchReply,
  outList,
  sittingReply,
  transferPaths,
  transferReply,
  type PlayerRequest,
  type SittingRequest,
  type TransferRequest,
} from '@lagoon/contract/wire/transferWallet/transferWallet'
import * as v from 'valibot'
import { callProvider } from './client.ts'

const anything = () => true

/** The calls of the protocol, one function each (docs/providers/coralForge.md). */
export const callsOf = (provider: Party) => ({
  putPlayer: (player: string, request: PlayerRequest) =>
    callProvider(provider, {
      method: 'PUT',
      path: transferPaths.player(player),
      body: request,
      shape: v.object({ player: v.literal(player) }),
      isOurs: anything,
    }),

  openSitting: (key: string, request: SittingRequest) =>
    callProvider(provider, {
      method: 'POST',
      path: transferPaths.sittings,
      body: request,
      key,
      shape: sittingReply,
      isOurs: (reply) => reply.player === request.player && reply.game === request.game && reply.token === request.token,
    }),

  /** `ifMatch` is the ETag that the transfer was decided on. */
  bringIn: (sittingId: string, transferId: string, minor: bigint, ifMatch?: string) =>
    callProvider(provider, {
      method: 'POST',
      path: transferPaths.transfersInto(sittingId),
      body: { transferId, direction: 'IN', amount: decimalOf(minor) } satisfies TransferRequest,
      key: transferId,
      ...(ifMatch !== undefined && { ifMatch }),
      shape: transferReply,
      isOurs: (reply) => reply.transferId === transferId,
    }),

  transfer: (transferId: string) =>
    callProvider(provider, {
      method: 'GET',
      path: transferPaths.transfer(transferId),
      shape: transferReply,
      isOurs: (reply) => reply.transferId === transferId,
    }),

  cancel: (transferId: string) =>
    callProvider(provider, {
      method: 'POST',
      path: transferPaths.cancel(transferId),
      shape: transferReply,
      isOurs: (reply) => reply.transferId === transferId,
    }),

  launch: (sittingId: string) =>
    callProvider(provider, {
      method: 'POST',
      path: transferPaths.launches(sittingId),
      shape: launchReply,
      isOurs: ({ url }) => new URL(url).origin === provider.origin,
    }),

  sitting: (sittingId: string) =>
    callProvider(provider, {
      method: 'GET',
      path: transferPaths.sitting(sittingId),
      shape: sittingReply,
      isOurs: (reply) => reply.sittingId === sittingId,
    }),

  close: (sittingId: string) =>
    callProvider(provider, {
      method: 'POST',
      path: transferPaths.close(sittingId),
      shape: closeReply,
      isOurs: ({ state, out }) => (state === 'CLOSED') === (out !== null) && (out === null || out.sittingId === sittingId),
    }),

  unclaimed: () => callProvider(provider, { method: 'GET', path: transferPaths.unclaimed, shape: outList, isOurs: anything }),

  claim: (transferId: string) =>
    callProvider(provider, { method: 'POST', path: transferPaths.claim(transferId), shape: v.object({}), isOurs: anything }),

  roundsAfter: (cursor: string) =>
    callProvider(provider, { method: 'GET', path: transferPaths.roundsAfter(cursor), shape: feedReply, isOurs: anything }),
})
export type Calls = ReturnType<typeof callsOf>
