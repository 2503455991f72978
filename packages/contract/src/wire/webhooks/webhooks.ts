/** What the parties that send us webhooks are for; the word in their addresses and in the inbox. */
export const webhookKinds = ['payments', 'payouts', 'identity'] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** What every webhook's address begins with. */
export const WEBHOOKS_PREFIX = '/webhooks/'

/** Where a party posts its webhooks; `name` is its id in the platform's settings. */
export const webhookPath = (kind: WebhookKind, name: string): string => `${WEBHOOKS_PREFIX}${kind}/${name}`
