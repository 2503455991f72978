import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

test('imports, re-exports and lazy imports count; types and computed addresses do not', () => {
  const code = `
    import { a, type A } from './a.ts'
    import type { B } from './b.ts'
    import './c.css.ts'
    export { d } from './d.ts'
    export * from './e.ts'
    export type { F } from './f.ts'
    const g = () => import('./g.tsx')
    const h = (name: string) => import(\`./\${name}.ts\`)
    export const view = <p>import('./i.ts')</p>
  `
  expect(importsOf('x.tsx', code)).toEqual(['./a.ts', './c.css.ts', './d.ts', './e.ts', './g.tsx'])
})
