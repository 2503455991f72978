import { catalog } from '@lagoon/contract/demo/catalog'
import { demoCoupon, demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'

/** A figure of the demo that stands in a file by hand. */
export interface HandWritten {
  readonly line: number
  readonly text: string
}

const sold = Object.values(demoPackages)
/** Figures so particular that whoever writes one means the demo's. */
const particular = new Set(
  [...sold.map(({ price }) => price.minor), ...sold.flatMap(tokensOf).map(({ minor }) => minor), ...welcomeGrant.map(({ minor }) => minor)]
    .filter((figure) => figure >= 500_000n || figure % 100n === 99n)
    .map(String),
)

/** Prices, fees, rewards and counts, as code and as words write them. */
const shapes: readonly RegExp[] = [
  /currency[:=] ?['"][A-Z]{3}['"],? (price=|minor[:=] ?\{?'?)(minor\()?\d/,
  /minor=\{\d[\d_]*n\} currency=/,
  /\b(usd|cad)\([1-9]/,
  /(^|[^\w`])\$\d/,
  /\d (game|sweep|bonus sweep|tip) tokens?\b/,
  /\b\d+ (games|spins)\b/,
  /\b0\.000\d/,
  new RegExp(`['"\` {]${demoCoupon.code}`),
  new RegExp(`\\b${catalog.length} (of|games)\\b`),
]

/** Every line of a source that holds a figure of the demo by hand. What a comment says is no figure. */
export const handWritten = (source: string): readonly HandWritten[] =>
  source.split('\n').flatMap((text, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(text)) return []
    const isParticular = (text.match(/\b\d[\d_]*n\b|'\d+'/g) ?? []).some((digits) => particular.has(digits.replace(/\D/g, '')))
    return isParticular || shapes.some((shape) => shape.test(text)) ? [{ line: index + 1, text: text.trim() }] : []
  })
