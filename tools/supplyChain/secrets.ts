import { createEngine } from '@secretlint/node'

interface Finding {
  readonly filePath: string
  readonly messages: readonly {
    readonly ruleId: string
    readonly message: string
    readonly loc: { readonly start: { readonly line: number } }
  }[]
}

/** Keys, tokens and passwords that stand in the given files, by the rules of secretlint: `file:line rule`. */
export const secretsIn = async (files: readonly string[]): Promise<readonly string[]> => {
  const engine = await createEngine({
    formatter: 'json',
    color: false,
    configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
  })
  const { output } = await engine.executeOnFiles({ filePathList: [...files] })
  return (JSON.parse(output) as readonly Finding[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, loc }) => `${filePath}:${loc.start.line} ${ruleId}`),
  )
}
