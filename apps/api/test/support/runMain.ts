import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { identitySecrets } from '@lagoon/contract/parties/localIdentity'
import { paymentSecrets } from '@lagoon/contract/parties/localPayments'
import { payoutSecrets } from '@lagoon/contract/parties/localPayouts'
import { providerSecrets } from '@lagoon/contract/parties/localProviders'

/** The settings that have no default. */
export const secrets = {
  TOKEN_SECRET: 't'.repeat(32),
  PROVIDER_DEEPWATER_SECRET: 'p'.repeat(32),
  ...providerSecrets(() => 'p'.repeat(32)),
  ...paymentSecrets(() => 'm'.repeat(32)),
  ...payoutSecrets(() => 'm'.repeat(32)),
  ...identitySecrets(() => 'i'.repeat(32)),
  SMS_SECRET: 's'.repeat(32),
}

/** The platform as a process of its own. Answers what it wrote and how it ended; a signal is sent once it is ready. */
export const runMain = (environment: Record<string, string>, signal?: NodeJS.Signals) =>
  new Promise<{ code: number | null; said: string; ms: number }>((resolve) => {
    const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
    const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...environment } })
    let said = ''
    let start = performance.now()
    const listener = (chunk: Buffer) => {
      said += String(chunk)
      if (signal && said.includes('the platform is ready') && !said.includes('stopping')) {
        start = performance.now()
        child.kill(signal)
      }
    }
    child.stdout.on('data', listener)
    child.stderr.on('data', listener)
    child.on('close', (code) => resolve({ code, said, ms: performance.now() - start }))
  })
