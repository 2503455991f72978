/** Up to two letters of a name: of its first and last word (`moon_walker` → `MW`), else the first two of its only word. */
export const initials = (name: string): string => {
  const words = name.split(/[\s_]+/).filter(Boolean)
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '']
  const letters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase('en')
}

/** Always the same choice for the same name, spread evenly over the choices. */
export const chosenBy = <T>(name: string, choices: readonly [T, ...T[]]): T => {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return choices[hash % choices.length] ?? choices[0]
}
