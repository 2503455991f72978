import { expect, it } from 'vitest'
import { withInlineStyles } from './inlineStyles.ts'

const page = '<head><meta charset="utf-8" /><link rel="stylesheet" crossorigin href="/a.css"></head><body></body>'

it('leaves a page as it is where a stylesheet is not to be had, is empty, or would end the element', () => {
  for (const text of [undefined, '', 'h1::after{content:"</style>"}']) expect(withInlineStyles(page, () => text)).toEqual({ html: page })
})

it('puts the text where the page begins, and takes the link out of use', () => {
  expect(withInlineStyles(page, () => 'h1{}').html).toBe(
    '<head><meta charset="utf-8" /><style>h1{}</style><link rel="stylesheet" type="text/inlined" href="/a.css"></head><body></body>',
  )
})
