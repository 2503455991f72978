import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { reactAriaStyleHashes } from './styleHashes.ts'

const installed = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../node_modules/react-aria/dist/private/${file}`, import.meta.url)), 'utf8')

/** The text that a module of react-aria gives to the style element it makes. */
const styleText = (file: string): string => {
  const source = installed(file)
  const [, template = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? []
  return template
    .replace(/\$\{([\w$]+)\}/g, (_, name: string) => new RegExp(`const ${name.replaceAll('$', '\\$')} = '([^']*)'`).exec(source)?.[1] ?? '')
    .trim()
}

it('allows exactly the styles that the installed react-aria injects', () => {
  const texts = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(styleText)
  expect(texts[0]).toContain('[data-react-aria-pressable]')
  expect(texts[1]).toContain('overscroll-behavior: contain')
  expect(reactAriaStyleHashes).toEqual(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
})
