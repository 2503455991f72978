import type { Party } from '@lagoon/contract/parties/parties'
import type { Result } from '@lagoon/contract/result/result'
import type { Proof, SentEvent, WebhookCall } from './inbox/sender.ts'

/** How the notices of a provider are understood: what one says (`Said`), or only what it is about (`About`). Who has none is only asked. */
export interface PartyNotices<Said, About> {
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
