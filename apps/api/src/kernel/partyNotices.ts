import type { Party } from '@lagoon/contract/parties/parties'
import type { Result } from '@lagoon/contract/result/result'
import type { Handling, Proof, SentEvent, Webhook, WebhookCall, WebhookEvent } from './inbox/sender.ts'

/** How the notices of a provider are understood: what one says (`Said`), or only what it is about (`About`). Who has none is only asked. */
export interface PartyNotices<Said, About> {
  /** Anybody can have sent these: each is about one thing of ours (`hintAbout`), and one about anything else is not kept. */
  readonly isUnproven?: true
  readonly verify: (party: Party, call: WebhookCall) => Result<Proof, 'BAD_SIGNATURE'>
  /** Null: this is no notice that could ever be used. */
  readonly read: (party: Party, body: Buffer) => SentEvent | null
  /**
   * What a verified notice says. `ask`: it is a hint, and the provider is to be asked; UNPROVEN where anybody can have sent it, so
   * that one about what nobody knows is dropped without a word. `ignore`: it says nothing of use, kept with the reason. Rejects when
   * something is in the way: the notice comes again later.
   */
  readonly say: (
    party: Party,
    event: { readonly body: Buffer; readonly at: Date },
    signal: AbortSignal,
  ) => Promise<Said | { readonly of: About; readonly ask: true | 'UNPROVEN' } | { readonly ignore: string }>
}

/** A notice may be faster than the answer to the call that began what it is about: it is tried so many times before nobody knows that. */
const TRIES_OF_UNKNOWN = 4

/** Has a notice about what is not known here come again, with this as the reason; returns once it came often enough. */
export const putOffUnknown = ({ attempts }: Pick<WebhookEvent, 'attempts'>, reason: string): void => {
  if (attempts + 1 < TRIES_OF_UNKNOWN) throw new Error(reason)
}

interface Ignored {
  readonly ignore: string
}

/** The notices of a party as a webhook: one that says nothing of use is dropped with its reason, `handle` decides about every other. */
export const webhookOf = <Said extends object>(
  party: Party,
  notices: Pick<PartyNotices<never, never>, 'verify' | 'read'> & {
    readonly say: (party: Party, event: WebhookEvent, signal: AbortSignal) => Said | Ignored | Promise<Said | Ignored>
  },
  handle: (said: Said, event: WebhookEvent, signal: AbortSignal) => Promise<Handling>,
): Webhook => ({
  verify: (call) => notices.verify(party, call),
  read: (body) => notices.read(party, body),
  handle: async (event, signal) => {
    const said = await notices.say(party, event, signal)
    return 'ignore' in said ? { drop: said.ignore } : handle(said, event, signal)
  },
})
