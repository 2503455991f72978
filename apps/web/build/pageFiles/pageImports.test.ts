import { expect, it } from 'vitest'
import { importsOfPages } from './pageImports.ts'

const pagesOf = (code: string) => Object.fromEntries(importsOfPages('/routes/account/routes.ts', code))

it('finds what each definition fetches, and leaves types alone', () => {
  expect(
    pagesOf(`
      import { defineRoute } from '../defineRoute.ts'
      export type Kept = string
      export interface Held { readonly screen: () => typeof import('./Held.tsx') }
      export const login = defineRoute({ screen: () => import('@ui/Login').then(({ Login }) => Login) })
      export const both = definePage({ prepare: () => void import('./Part.tsx'), screen: () => import('./Whole.tsx') })`),
  ).toEqual({ login: ['@ui/Login'], both: ['./Part.tsx', './Whole.tsx'] })
})

it('follows what the definition takes from the rest of the file, and nothing that only another page takes', () => {
  expect(
    pagesOf(`
      const signUpAs = (as: 'player' | 'guest') => defineRoute({ load: ({ set }) => set(as), screen: () => import('./SignUp.tsx') })
      function framed() { return { ...shared } }
      const shared = { screen: () => import('./Frame.tsx') }
      const circle = () => circle()
      export const signUp = signUpAs('player')
      export const guestSignUp = signUpAs('guest')
      export const profile = defineRoute({ ...framed(), load: circle, screen: () => import('./Frame.tsx') })`),
  ).toEqual({ signUp: ['./SignUp.tsx'], guestSignUp: ['./SignUp.tsx'], profile: ['./Frame.tsx'] })
})

it.each([
  ['a page that fetches nothing', 'export const faq = defineRoute({ screen: Faq })', /The page faq of .* fetches no screen/],
  ['a page from elsewhere', "export { faq } from './other.ts'", /exports something that is no page/],
  ['all pages from elsewhere', "export * from './other.ts'", /exports something that is no page/],
  ['a page without a name', "export default defineRoute({ screen: () => import('./Faq.tsx') })", /exports something that is no page/],
  ['a helper from elsewhere', "import { legal } from './legal.ts'\nexport const terms = legal('terms')", /terms of .* fetches no screen/],
  [
    'a name that is made up',
    'const at = (name) => ({ screen: () => import(`./${name}.tsx`) })\nexport const faq = at("Faq")',
    /name is made up/,
  ],
  ['what cannot be read', 'export const faq = defineRoute({', /cannot be read/],
])('refuses %s', (_, code, problem) => {
  expect(() => pagesOf(code)).toThrow(problem)
})
