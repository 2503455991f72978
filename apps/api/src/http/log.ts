import { pino, type DestinationStream, type Logger } from 'pino'

const secretKeys = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'variables',
  'secret',
  'cookie',
  'tokenSecret',
  'smtpUrl',
]

/** An error as the log keeps it: what it is and where. Drivers put values of a statement into `detail`, `where` and `parameters`. */
const errorForLog = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack, ...('code' in error ? { code: error.code } : {}) }
    : { message: String(error) }

/** Structured logs, one JSON object a line. Secrets are left out where they are known by name; requests never log their variables. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  )
