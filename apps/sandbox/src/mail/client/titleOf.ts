import type { Message } from '../contract.ts'

/** What a message is called in the list and over its text. */
export const titleOf = ({ channel, subject }: Message): string => (channel === 'sms' ? 'Text message' : subject || 'No subject')
