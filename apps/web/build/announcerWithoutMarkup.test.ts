import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutMarkup } from './announcerWithoutMarkup.ts'

const entry = createRequire(import.meta.url).resolve('react-aria/package.json')

it('the announcer that is installed writes no markup any more', () => {
  const code = readFileSync(entry.replace('package.json', 'dist/private/live-announcer/LiveAnnouncer.mjs'), 'utf8')
  expect(code).toContain('innerHTML')
  const ours = withoutMarkup(code)
  expect(ours).not.toContain('innerHTML')
  expect(ours).toContain('this.politeLog.replaceChildren()')
})

it('an announcer that has changed stops the build', () => expect(() => withoutMarkup('this.log.textContent = null')).toThrow('see whether'))
