import { createHash } from 'node:crypto'

/**
 * The script that the build wrote into the page itself, as a source of `script-src`; undefined where it wrote none. Ask it of
 * the built page alone: in one that was rendered, what others wrote stands too, and none of that may ever run.
 */
export const inlineScriptHash = (template: string): string | undefined => {
  const text = /<script>([^<]*)<\/script>/.exec(template)?.[1]
  return text === undefined ? undefined : `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
