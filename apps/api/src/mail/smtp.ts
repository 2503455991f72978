import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { SendEmail } from './deliver.ts'

const PATIENCE_MS = 10_000

/** Sends through the SMTP server of the settings; connections are kept for the next email. */
export const smtpSender = ({ mail }: Config): { readonly send: SendEmail; readonly close: () => void } => {
  const transport = createTransport({
    url: mail.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (email) => {
      await transport.sendMail({ ...email, from: mail.from })
    },
    close: () => transport.close(),
  }
}
