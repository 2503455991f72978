import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Messages } from './messages.ts'

const LARGEST_BYTES = 1_048_576
const MOST_RECIPIENTS = 20

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const take = async (stream: SMTPServerDataStream, session: SMTPServerSession, messages: Messages): Promise<void> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw refusal(552, `The email is larger than ${LARGEST_BYTES} bytes`)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  await messages.add({
    id: randomUUID(),
    channel: 'mail',
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? (session.envelope.mailFrom ? session.envelope.mailFrom.address : ''),
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
  })
}

/** Takes every email from this machine, whoever it is for; sends none on. */
export const smtpServer = (messages: Messages, log: Logger): SMTPServer =>
  new SMTPServer({
    banner: 'Lagoon sandbox inbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_BYTES,
    maxClients: 50,
    socketTimeout: 30_000,
    onRcptTo: (_, session, done) => done(session.envelope.rcptTo.length >= MOST_RECIPIENTS ? refusal(452, 'Too many recipients') : null),
    onData: (stream, session, done) => {
      take(stream, session, messages).then(
        () => done(null),
        (error: unknown) => {
          log.warn({ err: error }, 'an email was refused')
          done(error instanceof Error ? error : refusal(451, 'The email could not be kept'))
        },
      )
    },
  })
