import { productIsReady, type ProductPorts } from './product.ts'
import { runTogether, type Part } from './runTogether.ts'

export interface ProductRun {
  readonly parts: readonly Part[]
  readonly ports: ProductPorts
  /** Addresses that must answer besides those of the product. */
  readonly more?: readonly string[]
  /** Said once everything answers. */
  readonly greeting: string
}

/** Runs the product until it is stopped or a part of it ends. Answers the exit code. */
export const runProduct = async ({ parts, ports, more = [], greeting }: ProductRun): Promise<number> => {
  const { ended, signal, stop } = runTogether(parts)
  if (await productIsReady(ports, signal, more)) console.log(greeting)
  else if (!signal.aborted) {
    console.error('\nThe product did not get ready within three minutes; the lines above say how far it came.')
    stop()
    await ended
    return 1
  }
  return ended
}
