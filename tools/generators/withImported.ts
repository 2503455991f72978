/** A source that imports these names from a module, beside those that it imports from there already. */
export const withImported = (source: string, module: string, names: readonly string[]): string => {
  const line = new RegExp(`^import \\{ ([^}]*) \\} from '${module.replaceAll('.', '\\.')}'$`, 'm')
  const had = line.exec(source)?.[1]?.split(', ') ?? []
  const all = [...new Set([...had, ...names])].toSorted()
  const written = `import { ${all.join(', ')} } from '${module}'`
  return had.length > 0 ? source.replace(line, written) : `${written}\n${source}`
}
