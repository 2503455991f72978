import axe, { type ElementContext } from 'axe-core'

/** What axe judges by color; everything else it finds in the night theme, in the same document. */
const colorRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

/** Does something while the page stands in the day theme. A theme is colors alone, so nothing has to be rendered or played again. */
export const inDay = async (act: () => Promise<void>) => {
  const { dataset } = document.documentElement
  const before = dataset.theme
  dataset.theme = 'day'
  try {
    await act()
  } finally {
    dataset.theme = before
  }
}

/** Fails where words or links cannot be told from what is around them. */
export const checkColors = async (context: ElementContext) => {
  const { violations } = await axe.run(context, { runOnly: colorRules, resultTypes: ['violations'] })
  const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
  if (problems.length > 0) throw new Error(`axe in the day theme:\n${problems.join('\n')}`)
}
