import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { close, listen } from '../../http/listen.ts'
import { localOnly } from '../../http/localOnly.ts'
import type { builtPage } from '../../http/page.ts'
import { inboxCalls } from './inboxCalls.ts'
import { openMessages } from './messages.ts'
import { smtpServer } from './smtp.ts'
import { textTaker } from './takeText.ts'

export interface StartMailOptions {
  smtpPort: number
  mailPort: number
  /** Shared with the platform, which signs its text messages with it. */
  smsSecret: string
  dataDir: string
  page: Awaited<ReturnType<typeof builtPage>> | null
  log: Logger
}

/** Starts the inbox and its page; gives the way to stop both. @throws StartError when a port cannot be had. */
export const startMail = async ({ smtpPort, mailPort, smsSecret, dataDir, page, log }: StartMailOptions): Promise<() => Promise<void>> => {
  const messages = await openMessages(join(dataDir, 'mail', 'messages.jsonl'))
  const smtp = smtpServer(messages, log)
  const inbox = createServer(localOnly(inboxCalls({ messages, takeText: textTaker({ messages, secret: smsSecret, log }), page })))
  smtp.on('error', (error) => {
    if (smtp.server.listening) log.warn({ err: error }, 'a mail connection failed') // before that, `listen` tells
  })
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve))
  await listen(smtp.server, smtpPort, 'The mail server', 'SMTP_PORT')
  try {
    await listen(inbox, mailPort, 'The mail inbox', 'MAIL_PORT')
  } catch (error) {
    await closeSmtp()
    throw error
  }
  return async () => {
    await Promise.all([close(inbox), closeSmtp()])
  }
}
