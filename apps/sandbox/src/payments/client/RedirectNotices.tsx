import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { RedirectPage } from './useRedirectPage.ts'

export interface NotReadyProps {
  state: Exclude<RedirectPage<unknown>['state'], 'ready'>
  /** What the provider calls a payment: `order`, `session`. */
  what: string
}

/** What a provider's page says before there is anything to pay, and when the player is done with it. */
export const NotReady = ({ state, what }: NotReadyProps) => {
  switch (state) {
    case 'loading':
      return <Text tone="soft">Loading the {what}…</Text>
    case 'unknown':
      return (
        <Notice tone="warning" title={`We couldn’t find this ${what}`}>
          Go back to Lagoon and start again.
        </Notice>
      )
    case 'closed':
      return <Notice title="You can close this window">Nothing was paid. To pay, open the same link again.</Notice>
  }
}

/** What it says where the player's choice did not get through. */
export const ChoiceFailed = () => (
  <Notice tone="danger" announce="now" title="That didn’t work">
    Try again, or go back to Lagoon.
  </Notice>
)
